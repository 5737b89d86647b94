// The sections of the home page below the first screen.

import { href } from "react-router";
import { company, contact, promises } from "#app/features/company/company.ts";
import { cannonCoverage, connections, pulse } from "#app/features/company/figures.ts";
import { about } from "#app/features/company/pages/about.ts";
import { demoFilm } from "#app/features/company/pages/videos.ts";
import { yard } from "#app/features/company/pictures/company.ts";
import { ContactFacts } from "#app/features/company/ui/contact-facts.tsx";
import { AboutStats } from "#app/features/company/ui/diagrams/about-stats.tsx";
import { ZoneDiagram } from "#app/features/company/ui/diagrams/zone-diagram.tsx";
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
				<BandHeading title="Six services, one plan for your property">
					Embers start most house fires in a wildfire. Each service closes off one way in. Start with the
					assessment. It tells you which of the others you need.
				</BandHeading>
				<ServiceGrid />
			</Band>

			<Band tone="white">
				<BandHeading title="The first 100 feet matter most">
					What grows or is stored next to your house matters more than a fire a mile away. Pick a zone to see
					what belongs in it.
				</BandHeading>
				<ZoneDiagram />
			</Band>

			<ReadinessInvitation />

			<Band tone="ink" contours>
				<div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
					<div>
						<h2>How the system protects your house</h2>
						<p className="mt-4 text-lg text-ash">
							Sensors detect heat, smoke and wind. The controller starts the pump, which draws water from your
							pool. Water cannons wet the roof, the walls and the yard. You can watch and control it from the
							app.
						</p>
						<dl className="mt-8 border-t border-white/20">
							{systemFacts.map(({ name, value }) => (
								<div key={name} className="flex justify-between gap-6 border-b border-white/20 py-3">
									<dt className="text-ash">{name}</dt>
									<dd className="figures text-right font-semibold">{value}</dd>
								</div>
							))}
						</dl>
						<div className="mt-8">
							<ButtonLink to={href("/fire-suppression-systems")} variant="on-dark">
								How the system works
							</ButtonLink>
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
						<p className="mt-3 text-slate">
							{company.name}, {contact.city}. Since {company.foundedYear}.
						</p>
						<div className="mt-6 grid gap-4">
							{about.content.map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
							<p>
								<TextLink to={href("/about")}>More about us</TextLink>
							</p>
						</div>
					</div>
				</div>
				<AboutStats className="mt-12" />
			</Band>

			<Band tone="white" id="contact">
				<div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<h2>Request a free phone consultation</h2>
						<p className="mt-3 mb-8 max-w-[54ch] text-lg text-slate">
							Tell us where your house is. We call back within {promises.answerHours} business hours and tell
							you what we'd fix first and what it costs.
						</p>
						<ConsultForm id="consult" />
					</div>
					<aside aria-label="Other ways to reach us">
						<h2 className="text-subheading mb-4">Or call us</h2>
						<ContactFacts />
					</aside>
				</div>
			</Band>
			<HowWeKnow of={["embers-first", "coverage", "pulsed", "call-back", "response"]} />
		</>
	);
}

const systemFacts = [
	{ name: "Each water cannon covers", value: cannonCoverage },
	{ name: "Pulsed water", value: `${pulse.text}, lasts up to ${pulse.factor}x as long` },
	{
		name: "Connections",
		value: `${connections.count}: ${connections.text}. Elite adds ${connections.elite}`,
	},
	{ name: "Power", value: "Grid, battery, solar" },
];
