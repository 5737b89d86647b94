import { href } from "react-router";
import { company, contact } from "#app/features/company/company.ts";
import { findingPhotos } from "#app/features/company/offers/finding-photos.ts";
import { findings } from "#app/features/company/offers/sample-report.ts";
import { about, team } from "#app/features/company/pages/about.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { yard } from "#app/features/company/pictures/company.json";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { AboutStats } from "#app/features/company/ui/diagrams/about-stats.tsx";
import { AnnotatedPhoto } from "#app/features/company/ui/diagrams/annotated-photo.tsx";
import { January2025 } from "#app/features/company/ui/january-2025.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { Route } from "./+types/about.ts";
import { RequestButton } from "./request-button.tsx";

const page = {
	...sitePages.about,
	description: `${company.shortName} has prepared hillside homes for wildfire since ${company.foundedYear}. Meet the team and see how we assess and what we build.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** The finding shown as an example of the report, without the other five. */
export function loader() {
	const [{ number, title, seen }] = findings;
	return { number, title, caption: seen, ...findingPhotos[number] };
}

export default function About({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Band tone="white" tight>
				<article className="mx-auto max-w-[46rem]">
					<h1 className="text-title">{about.title}</h1>
					<div className="mt-6 grid gap-5 text-lg">
						{about.content.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</article>
				<Picture
					picture={yard}
					sizes="(min-width: 78rem) 75rem, 100vw"
					className="mt-10 aspect-3/2 w-full rounded-md object-cover sm:aspect-2/1"
				/>
				<AboutStats className="mt-10 border-t-0 pt-0" />
			</Band>
			<Band>
				<BandHeading title="Our expertise" />
				<CheckList items={about.expertise} />
			</Band>
			<Band tone="ash">
				<div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16">
					<AnnotatedPhoto {...loaderData} />
					<div>
						<h2>{about.report.title}</h2>
						<p className="mt-4 mb-6 text-lg text-slate">{about.report.text}</p>
						<CheckList items={about.report.contents} />
						<div className="mt-8">
							<ButtonLink to={href("/sample-report")} variant="secondary">
								See Sample Report
							</ButtonLink>
						</div>
					</div>
				</div>
			</Band>
			<Band tone="white">
				<BandHeading title="How we work" />
				<ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
					{about.features.map((feature) => (
						<li key={feature.title} className="border-t-2 border-ink pt-4">
							<h3>{feature.title}</h3>
							<p className="mt-2 text-slate">{feature.description}</p>
						</li>
					))}
				</ul>
			</Band>
			<January2025 />
			<Band id="team">
				<BandHeading title="Our team" />
				<ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
					{team.map(({ name, role }) => (
						<li key={name} className="border-t border-line py-5">
							<h3>{name}</h3>
							<p className="mt-1 text-sm text-stone">{role}</p>
						</li>
					))}
				</ul>
				<p className="mt-10 text-sm text-stone">
					{company.name}, {contact.street}, {contact.city}, {contact.region} {contact.postalCode}.{" "}
					{company.licenseNote}. <TextLink to={href("/license")}>Our license and insurance</TextLink>
				</p>
			</Band>
			<ClosingCall title={about.call} asksAddress={false}>
				<RequestButton of="call" />
			</ClosingCall>
		</>
	);
}
