import { href, Link } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { hero } from "#app/features/company/pages/home.ts";
import { contentNavigation } from "#app/features/company/pages/navigation.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { hero as heroPicture } from "#app/features/company/pictures/home.json";
import { YourAddress } from "#app/features/company/ui/addresses/your-address.tsx";
import { PictureHero } from "#app/features/company/ui/picture-hero.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { Stat, StatRow } from "#app/ui/page/stat.tsx";
import type { Route } from "./+types/home.ts";

const page = {
	...sitePages.home,
	image: sharingCard(heroPicture),
	description: `Property assessments, brush clearing, home hardening and automated water systems in Los Angeles County. Ask for a free call. We call back within ${promises.answerHours} business hours.`,
};
/** The HTML is complete; the code of these sections loads after the first screen works. */
const HomeSections = lazyPart(async () => (await import("./home-sections.tsx")).HomeSections);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** A link from another page may point to a section, which must be loaded before scrolling to it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	async (_, next) => {
		await HomeSections.arrives();
		return next();
	},
];

export default function Home() {
	return (
		<>
			<div id="home">
				<PictureHero
					picture={heroPicture}
					overlay={`${heroPicture.path}-rings.svg`}
					size="home"
					footer={
						<StatRow isWide className="wrap">
							{hero.stats.map((stat) => (
								<Stat key={stat.label} value={stat.number}>
									{stat.label}
								</Stat>
							))}
						</StatRow>
					}
				>
					<h1 className="text-display max-w-[9.5em]">{hero.title}</h1>
					<p className="mt-6 max-w-[46ch] text-lg text-balance text-ash">{hero.subtitle}</p>
					<div className="mt-6 grid max-w-[34rem] justify-items-start gap-y-4">
						<ConsultLink topic="Get Protected Today" className={buttonClass({ size: "large" })}>
							Get Protected Today
						</ConsultLink>
						<YourAddress
							variant="on-dark"
							hint="Zone, law, fires near you and first steps."
							className="w-full"
						/>
						<Link
							to={href("/disclaimer")}
							className="inline-flex min-h-11 items-center text-sm text-ash underline underline-offset-4"
						>
							Read the disclaimer
						</Link>
					</div>
				</PictureHero>
			</div>

			<HomeSections />

			<nav aria-label="On this page" className="border-b border-line bg-white print:hidden">
				<ul className="wrap flex gap-x-7 overflow-x-auto">
					{contentNavigation.map((link) => (
						<li key={link.id}>
							<Link to={link.href} className="flex min-h-12 items-center font-semibold hover:underline">
								{link.label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
