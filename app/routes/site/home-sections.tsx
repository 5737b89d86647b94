// The sections of the home page below the first screen.

import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { cannonCoverage, connections, pulse } from "#app/features/company/figures.ts";
import { about } from "#app/features/company/pages/about.ts";
import { demoFilm } from "#app/features/company/pages/videos.ts";
import { yard } from "#app/features/company/pictures/company.json";
import { ContactFacts } from "#app/features/company/ui/contact-facts.tsx";
import { AboutStats } from "#app/features/company/ui/diagrams/about-stats.tsx";
import { FilmPlayer } from "#app/features/company/ui/film/film-player.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ServiceGrid } from "#app/features/company/ui/service-grid.tsx";
import { ConsultForm } from "#app/features/leads/ui/consult-form.tsx";
import { ReadinessInvitation } from "#app/features/readiness/ui/readiness-invitation.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";

export function HomeSections() {
	return (
		<>
			<Band contours id="services">
				<BandHeading title="What we do">
					Wind carries embers a mile or more ahead of a fire. What they land on next to your house matters
					most. <HowWeKnow of="embers-first" />
				</BandHeading>
				<ServiceGrid />
			</Band>

			<ReadinessInvitation />

			<Band tone="ink" contours>
				<div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
					<div>
						<h2>How a system works</h2>
						<p className="mt-4 text-lg text-ash">
							Two sensors agree on heat or smoke. The controller starts the pump, which draws water from your
							pool. Cannons wet the roof, the walls and the yard.
						</p>
						<dl className="mt-8 border-t border-white/20">
							{systemFacts.map(({ name, value }) => (
								<div key={name} className="flex justify-between gap-6 border-b border-white/20 py-3">
									<dt className="text-ash">{name}</dt>
									<dd className="figures text-right font-semibold">{value}</dd>
								</div>
							))}
						</dl>
						<div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
							<ButtonLink to={href("/fire-suppression-systems")} variant="on-dark">
								See the parts
							</ButtonLink>
							<HowWeKnow
								of="coverage"
								className="inline-flex min-h-11 items-center underline underline-offset-4"
							/>
						</div>
					</div>
					<FilmPlayer film={demoFilm} />
				</div>
			</Band>

			<Band tone="ash" id="about">
				<div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
					<Picture
						picture={yard}
						sizes="(min-width: 64rem) 36rem, 100vw"
						className="aspect-3/2 w-full rounded-md object-cover object-left"
					/>
					<div>
						<h2>{about.title}</h2>
						<p className="mt-6">{about.content[1]}</p>
						<p className="mt-4">
							<TextLink to={href("/about")}>About us</TextLink>
						</p>
					</div>
				</div>
				<AboutStats className="mt-12" />
			</Band>

			<Band tone="white" id="contact">
				<div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<h2>Request a free phone consultation</h2>
						<p className="mt-3 mb-8 max-w-[54ch] text-lg text-slate">
							We call back within {promises.answerHours} business hours and tell you what we'd look at first
							and what such work usually costs.
						</p>
						<ConsultForm id="consult" />
					</div>
					<aside aria-label="Other ways to reach us">
						<h2 className="text-subheading mb-4">Or call us</h2>
						<ContactFacts />
					</aside>
				</div>
			</Band>
		</>
	);
}

const systemFacts = [
	{ name: "One cannon covers, in still air", value: cannonCoverage },
	{ name: "Pulsed water", value: `${pulse.text}, lasts up to ${pulse.factor}x as long` },
	{
		name: "Connections",
		value: `${connections.count}: ${connections.text}. Elite adds ${connections.elite}`,
	},
	{ name: "Pump", value: "Gasoline or diesel" },
	{ name: "Sensors and controller", value: "Grid, battery, solar" },
];
