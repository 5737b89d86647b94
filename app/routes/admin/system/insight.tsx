import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { insight, WEEKS } from "#app/features/insight/insight.server.ts";
import { insightTables, keptPromises } from "#app/features/insight/tables.ts";
import { BarTable } from "#app/features/insight/ui/bar-table.tsx";
import { PromisePlot } from "#app/features/insight/ui/promise-plot.tsx";
import { categoryName } from "#app/features/marketplace/listing/categories.ts";
import { numerals } from "#app/ui/numerals.ts";
import type { Route } from "./+types/insight.ts";

const page = panelPage(
	"/admin/insight",
	"Insights",
	"Counted from leads, orders and searches, without tracking anyone.",
);

export const meta: Route.MetaFunction = page.meta;

export async function loader() {
	const found = await insight();
	return {
		weeks: found.weeks,
		tables: insightTables(found, categoryName),
		kept: keptPromises(found.weeks),
		span: WEEKS,
	};
}

export default function Page({ loaderData: { weeks, tables, kept, span } }: Route.ComponentProps) {
	return (
		<OfficePage page={page} lead={`The last ${span} weeks. ${page.description}`}>
			<section aria-labelledby="kept">
				<h2 id="kept" className="text-subheading">
					Do we respond on time?
				</h2>
				<p className="mt-2 mb-6">
					{kept.due === 0
						? "No responses are due yet."
						: `We answered ${numerals(kept.onTime)} of ${numerals(kept.due)} on time (${Math.round((100 * kept.onTime) / kept.due)}%).`}
				</p>
				<div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
					<PromisePlot weeks={weeks} describedBy="promises" />
					<BarTable table={tables.promises} {...filesOf("insight", "?table=promises")} />
				</div>
			</section>
			<section aria-labelledby="sources" className="mt-14">
				<h2 id="sources" className="mb-6 text-subheading">
					Where leads come from
				</h2>
				<div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
					<BarTable table={tables.topics} bar={1} {...filesOf("insight", "?table=topics")} />
					<BarTable table={tables.pages} bar={1} {...filesOf("insight", "?table=pages")} />
					<BarTable table={tables.campaigns} bar={1} {...filesOf("insight", "?table=campaigns")} />
				</div>
			</section>
			<section aria-labelledby="demand" className="mt-14">
				<h2 id="demand" className="mb-6 text-subheading">
					What sells, and what people look for
				</h2>
				<div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
					<BarTable table={tables.sold} bar={1} {...filesOf("insight", "?table=sold")} />
					<BarTable table={tables.missed} bar={2} {...filesOf("insight", "?table=missed")} />
					<BarTable table={tables.wanted} {...filesOf("insight", "?table=wanted")} />
				</div>
			</section>
		</OfficePage>
	);
}
