// Everything we know about one house: its zone, the law, warnings, fires, insurance and what to do first.
import type { ReactNode } from "react";
import { href } from "react-router";
import { telephoneHref } from "#app/features/company/company.ts";
import { longDay } from "#app/features/company/dates.ts";
import { zones } from "#app/features/company/places/zones.ts";
import { YourAddressForm } from "#app/features/company/ui/addresses/your-address-form.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { PlainLink, TextLink } from "#app/ui/page/text-link.tsx";
import type { Agency } from "../address/agencies.ts";
import { type HazardZone, zoneNames } from "../address/zone-answer.ts";
import { costText, type NextStep } from "../assessment/next-steps.ts";
import type { Scores } from "../assessment/scores.ts";
import type { HomePlace, NextMove } from "../home/home.ts";
import type { HomeFound } from "../home/your-home.server.ts";
import { programs, zone0Law } from "../rules/programs.ts";
import { TakeAlong } from "./keep-home.tsx";
import { RingDiagram } from "./ring-diagram.tsx";
import "./your-home.css";

type Home = Extract<HomeFound, { kind: "home" }>;

type YourHomePageProps = {
	asked: { address: string; lat: string; lon: string };
	found: HomeFound;
	/** What the page knows besides the map; null until a place is known. */
	answer: { scores: Scores; steps: readonly NextStep[]; next: NextMove } | null;
	/** From the feeds that the whole site follows. */
	warnings: ReactNode;
	fires: ReactNode;
	keep: ReactNode;
};

export function YourHomePage({ asked, found, answer, warnings, fires, keep }: YourHomePageProps) {
	if (found.kind !== "home" || !answer) return <Question asked={asked} found={found} />;
	return (
		<div data-no-call-button="" className="your-home">
			<Opening asked={asked} home={found} scores={answer.scores} />
			<Band labelledBy="warnings-heading" tight>
				<div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
					<section id="warnings" className="scroll-mt-28">
						<h2 id="warnings-heading" className="text-heading">
							Warnings in force
						</h2>
						{warnings}
					</section>
					<section id="fires" className="scroll-mt-28" aria-labelledby="fires-heading">
						<h2 id="fires-heading" className="text-heading">
							Nearest fires
						</h2>
						{fires}
					</section>
				</div>
			</Band>
			<Band tone="white" tight labelledBy="first-steps-heading">
				<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
					<section id="first-steps" className="scroll-mt-28">
						<h2 id="first-steps-heading" className="text-heading">
							What to do first
						</h2>
						<FirstSteps steps={answer.steps} />
					</section>
					<Next next={answer.next} place={found.place} />
				</div>
			</Band>
			<Law law={found.law} />
			<Insurance />
			{keep && (
				<Band tone="ash" tight>
					{keep}
				</Band>
			)}
		</div>
	);
}

/** Before a place is known: what one gets, what went wrong, or which of several places is meant. */
function Question({ asked, found }: Pick<YourHomePageProps, "asked" | "found">) {
	return (
		<div data-no-call-button="">
			<Band tight tone="white">
				<h1 className="text-title">Your home</h1>
				<p className="mt-3 max-w-[60ch] text-lg text-slate">
					Zone, law, fires, insurance credits and first steps.
				</p>
				{found.kind === "problem" && (
					<Notice tone="amber" title="We can't look this up" className="mt-5 max-w-3xl">
						{found.problem}
					</Notice>
				)}
				{found.kind === "choose" && <Choice labels={found.labels} address={asked.address} />}
				<AddressAgain asked={asked} />
				<ByHand asked={asked} summary="Or enter coordinates" />
				{found.kind === "problem" && found.agencies.length > 0 && (
					<SpecList
						className="mt-8 max-w-3xl"
						specs={found.agencies.map((agency) => ({
							name: "Who to ask",
							value: <AgencyLine agency={agency} />,
						}))}
					/>
				)}
			</Band>
		</div>
	);
}

function Choice({ labels, address }: { labels: string[]; address: string }) {
	return (
		<form method="get" action={href("/your-home")} className="mt-5 max-w-3xl">
			<input type="hidden" name="address" value={address} />
			<fieldset>
				<legend className="text-label">Which one is yours?</legend>
				{labels.map((label, index) => (
					<label key={label} className="flex min-h-11 items-center gap-3 border-b border-line py-2">
						<input type="radio" name="place" value={index} defaultChecked={index === 0} className="check" />
						<span className="min-w-0 wrap-anywhere">{label}</span>
					</label>
				))}
			</fieldset>
			<Button type="submit" className="mt-4">
				Show this one
			</Button>
		</form>
	);
}

function AddressAgain({ asked, variant }: Pick<YourHomePageProps, "asked"> & { variant?: "secondary" }) {
	return (
		<YourAddressForm
			key={JSON.stringify(asked)}
			address={asked.address}
			hint="We send it to the map services without your name."
			variant={variant}
			className="mt-6 max-w-3xl"
		/>
	);
}

/** Moves a wrong place by hand. */
function ByHand({
	asked,
	place,
	summary,
}: Pick<YourHomePageProps, "asked"> & { place?: HomePlace; summary: string }) {
	return (
		<details className="mt-1 print:hidden">
			<summary className="link inline-flex min-h-11 cursor-pointer items-center">{summary}</summary>
			{place && <AddressAgain asked={asked} variant="secondary" />}
			<form method="get" action={href("/your-home")} className="flex flex-wrap items-end gap-3 pt-2">
				<Field label="Latitude" hint="Like 34.1683" className="w-40">
					{(control) => (
						<Input
							{...control}
							name="lat"
							defaultValue={asked.lat || place?.point.lat}
							inputMode="decimal"
							maxLength={20}
						/>
					)}
				</Field>
				<Field label="Longitude" hint="Like -117.9903" className="w-40">
					{(control) => (
						<Input {...control} name="lon" defaultValue={asked.lon || place?.point.lon} maxLength={20} />
					)}
				</Field>
				<Button type="submit" variant="secondary">
					Use this point
				</Button>
			</form>
		</details>
	);
}

const MAPS_DATE =
	"CAL FIRE maps: state areas in effect since April 1, 2024, local areas as published on March 24, 2025. Cities and counties adopt them at their own pace.";

function Opening({ asked, home, scores }: Pick<YourHomePageProps, "asked"> & { home: Home; scores: Scores }) {
	const { place, lookup, law } = home;
	return (
		<Band tone="white" tight labelledBy="zone-heading">
			<div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
				<div className="min-w-0">
					<h1 className="text-title">Your home</h1>
					<p className="mt-1 text-lg wrap-anywhere text-slate">{place.label}</p>
					<ByHand asked={asked} place={place} summary="Not your house? Correct the place" />
					<section id="zone" className="mt-5 scroll-mt-28">
						<h2 id="zone-heading">{zoneHeading(place, lookup?.found ?? null)}</h2>
						<Certainty place={place} lookup={lookup} />
						<RuleList
							className="mt-5"
							rules={[
								{ name: "Fire authority", text: law.authority },
								...[law.agency, ...(law.orAsk ? [law.orAsk] : [])].map((agency, index) => ({
									name: index === 0 ? "Ask about the rules" : "Or ask",
									text: <AgencyLine agency={agency} />,
								})),
							]}
						/>
						{lookup && <p className="mt-3 text-sm text-slate">{MAPS_DATE}</p>}
					</section>
				</div>
				<figure>
					<RingDiagram scores={scores} className="mx-auto w-full max-w-[24rem]" />
					<figcaption className="mx-auto mt-4 max-w-[24rem]">
						{zones.map(({ id, distance, lead }) => (
							<span key={id} className="flex gap-3 border-t border-line py-1.5">
								<span className="figures w-20 shrink-0 font-semibold">{distance}</span> {lead}
							</span>
						))}
					</figcaption>
				</figure>
			</div>
		</Band>
	);
}

/** Rules are sentences, so on phones each stands below its name. */
function RuleList({
	rules,
	className,
}: {
	rules: readonly { name: string; text: ReactNode }[];
	className?: string;
}) {
	return (
		<dl className={classNames("border-t border-line", className)}>
			{rules.map(({ name, text }) => (
				<div
					key={name}
					className="gap-4 border-b border-line py-3 sm:grid sm:grid-cols-[minmax(7rem,2fr)_5fr]"
				>
					<dt className="text-slate max-sm:text-sm">{name}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

function zoneHeading({ precision, zip }: HomePlace, found: HazardZone | null): string {
	if (precision === "zip") return `Zones in ${zip} differ from house to house`;
	if (!found) return "The fire hazard map isn't responding";
	return found.zone
		? `${zoneNames[found.zone]} Fire Hazard Severity Zone`
		: "Not in a Fire Hazard Severity Zone";
}

function Certainty({ place, lookup }: Pick<Home, "place" | "lookup">) {
	if (place.precision === "zip")
		return (
			<Notice className="mt-5">
				Fires and warnings below are for the middle of the ZIP code. Enter the street address for your zone.
			</Notice>
		);
	if (!lookup)
		return (
			<Notice tone="amber" className="mt-5">
				We couldn't look up your zone. Load the page again in a minute, or call the agency below.
			</Notice>
		);
	if (lookup.nearby)
		return (
			<Notice tone="amber" title="We can't be certain" className="mt-5">
				A boundary runs within 100 feet: land next to this point is{" "}
				{lookup.nearby.zone ? `in the ${zoneNames[lookup.nearby.zone]} zone` : "not in a zone"}. A lot that a
				boundary crosses usually counts as the higher zone. Ask the agency.
			</Notice>
		);
	if (place.precision === "street")
		return (
			<Notice tone="amber" title="We can't be certain" className="mt-5">
				We found the street, not the house number. Check the zone with the agency.
			</Notice>
		);
	return null;
}

function AgencyLine({ agency: { name, phone } }: { agency: Agency }) {
	return (
		<>
			{name}{" "}
			<PlainLink href={telephoneHref(phone)} className="figures whitespace-nowrap">
				{phone}
			</PlainLink>
		</>
	);
}

function FirstSteps({ steps }: { steps: readonly NextStep[] }) {
	if (steps.length === 0)
		return (
			<p className="mt-3">Every measure on our list is in place. Check again before next fire season.</p>
		);
	return (
		<>
			<p className="mt-2 text-slate">The most protection for the least money, for a typical house.</p>
			<ol className="mt-5 border-t border-line">
				{steps.map(({ measure }, index) => (
					<li key={measure.id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-4">
						<span className="condensed figures text-heading text-ember-deep" aria-hidden="true">
							{index + 1}
						</span>
						<div>
							<h3 className="text-label">{measure.fix.todo}</h3>
							<p className="text-slate">{measure.why}</p>
							<p className="figures mt-1 font-semibold">
								{costText(measure.fix.cost)}, {measure.fix.effort}
							</p>
						</div>
					</li>
				))}
			</ol>
		</>
	);
}

function Next({ next, place }: { next: NextMove; place: HomePlace }) {
	const contact = `${href("/contact")}?${new URLSearchParams({
		topic: "Your home",
		...(place.precision === "zip" ? {} : { address: place.label }),
	})}`;
	const to = {
		assessment: href("/property-assessment"),
		system: href("/pricing-automated-systems"),
		call: contact,
	};
	return (
		<section id="next" aria-labelledby="next-heading" className="scroll-mt-28 self-start bg-ash p-6 sm:p-8">
			<p className="text-sm text-slate">Your next step</p>
			<h2 id="next-heading" className="text-heading mt-1">
				{next.title}
			</h2>
			<p className="mt-2">{next.text}</p>
			<p className="mt-2 font-semibold">{next.cost}</p>
			<div className="mt-5 print:hidden">
				{next.id === "check" ? (
					<TakeAlong place={place} to="readiness">
						{next.title}
					</TakeAlong>
				) : (
					<ButtonLink to={to[next.id]}>{next.title}</ButtonLink>
				)}
			</div>
			<div className="mt-5 grid justify-items-start gap-2 border-t border-line pt-4 print:hidden">
				{next.id !== "call" && <TextLink to={contact}>Ask us by phone, free</TextLink>}
				<TakeAlong place={place} to="intake" variant="secondary">
					Plan a system: property intake
				</TakeAlong>
				<p className="text-sm text-slate">
					Both buttons keep the address in this browser, so the next form has it. One click below forgets it.
				</p>
			</div>
		</section>
	);
}

function Law({ law }: Pick<Home, "law">) {
	return (
		<Band tight labelledBy="law-heading" id="law">
			<h2 id="law-heading" className="text-heading">
				What the law asks
			</h2>
			<RuleList className="mt-5 max-w-4xl" rules={law.rules} />
			<p className="mt-4 max-w-[66ch] text-slate">
				Zone 0, as of {longDay(zone0Law.asOf)}: {zone0Law.text}{" "}
				<PlainLink href={zone0Law.source.url} rel="noreferrer">
					{zone0Law.source.name}
				</PlainLink>
			</p>
		</Band>
	);
}

function Insurance() {
	const safer = programs[0];
	return (
		<Band tone="white" tight labelledBy="insurance-heading" id="insurance">
			<div className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id="insurance-heading" className="text-heading">
						What an insurer must credit
					</h2>
					<p className="mt-2 text-slate">
						{safer.offer} The FAIR Plan lists 10% for the structure and 5% for the surroundings, each only
						when complete. Sprinklers and cannons earn no listed credit.
					</p>
					<p className="mt-3">
						<TextLink to={href("/insurance")}>Insurance credits in detail</TextLink>
					</p>
				</div>
				<ul className="grid gap-x-10 self-start border-t border-line sm:grid-cols-2">
					{safer.requirements.map(({ id, name }) => (
						<li key={id} className="border-b border-line py-2.5">
							{name}
						</li>
					))}
				</ul>
			</div>
		</Band>
	);
}
