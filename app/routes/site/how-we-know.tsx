import { type ClaimId, claims, claimsChecked } from "#app/features/company/claims.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { Band } from "#app/ui/page/band.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { PlainLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/how-we-know.ts";

const page = {
	...sitePages.howWeKnow,
	description: "The sources, conditions and arithmetic behind every number and promise on this site.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function HowWeKnowPage() {
	return (
		<>
			<PageHeading
				title="How we know"
				lead={`What our numbers and promises rest on. Sources checked ${claimsChecked}.`}
			/>
			<Band tone="white" tight>
				<div className="grid gap-y-12">
					{groups.map(({ title, of }) => (
						<section
							key={title}
							className="grid gap-x-16 gap-y-4 border-t-2 border-ink pt-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
						>
							<h2 className="text-subheading">{title}</h2>
							<dl className="grid gap-y-6">
								{of.map((id) => (
									<ClaimRow key={id} id={id} />
								))}
							</dl>
						</section>
					))}
				</div>
			</Band>
		</>
	);
}

/** The target of a link is marked, because a visitor comes for that one claim. */
function ClaimRow({ id }: { id: ClaimId }) {
	const { claim, basis, link } = claims[id];
	return (
		<div
			id={id}
			className="scroll-mt-28 border-b border-line pb-5 target:border-l-4 target:border-l-ember target:pl-4"
		>
			<dt className="font-semibold">{claim}</dt>
			<dd className="measure mt-1 text-slate">
				{basis}
				{link && (
					<>
						{" "}
						<PlainLink href={link.address} rel="noopener">
							{link.text}
						</PlainLink>
					</>
				)}
			</dd>
		</div>
	);
}

const groups: { title: string; of: ClaimId[] }[] = [
	{ title: "Your house", of: ["survival", "embers-first", "ember-speed", "vent-mesh"] },
	{ title: "Water systems", of: ["coverage", "pulsed", "insurance-credit"] },
	{ title: "The law", of: ["clearance", "zone-0", "sale-disclosure", "new-buildings"] },
	{ title: "Emergencies", of: ["response"] },
];
