// Rules at one address: the zone, what it requires, and who to ask.
import { Form, href, useNavigation } from "react-router";
import { telephoneHref } from "#app/features/company/company.ts";
import { mediumDay } from "#app/features/company/dates.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { PlainLink, TextLink } from "#app/ui/page/text-link.tsx";
import type { Agency } from "../address/agencies.ts";
import type { LocalRules } from "../address/local-rules.ts";
import { type HazardZone, zoneNames } from "../address/zone-answer.ts";
import { zone0Law } from "../rules/programs.ts";

export type AddressAnswer =
	| {
			kind: "rules";
			label: string;
			isExact: boolean;
			found: HazardZone;
			nearby: HazardZone | null;
			rules: LocalRules;
	  }
	/** The zone is unknown, but the agency can be asked. */
	| { kind: "unavailable"; label: string; agencies: Agency[] }
	| { kind: "problem"; message: string; agencies: Agency[] };

type AddressRulesPageProps = {
	asked: { address: string; lat: string; lon: string };
	answer: AddressAnswer | null;
	/** Addresses can't be located, so only coordinates work. */
	isByPointOnly: boolean;
	mapsDate: string;
};

export function AddressRulesPage({ asked, answer, isByPointOnly, mapsDate }: AddressRulesPageProps) {
	const isBusy = useNavigation().location?.pathname === href("/address-rules");
	return (
		<div data-no-call-button="">
			<Band tight>
				<div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
					<div>
						<h1 className="text-title">Rules at your address</h1>
						<p className="mt-3 max-w-[60ch] text-lg text-slate">
							Your fire hazard zone, how far you have to clear, and who inspects. From CAL FIRE's maps.
						</p>
						<Form method="get" preventScrollReset className="mt-6 grid max-w-3xl gap-4">
							{!isByPointOnly && (
								<TextField
									label="Address"
									hint="Street, city and ZIP code. We send it to the map services without your name."
									name="address"
									defaultValue={asked.address}
									maxLength={200}
									autoComplete="street-address"
									dir="auto"
								/>
							)}
							<details open={isByPointOnly || asked.lat !== ""}>
								<summary className="link inline-flex min-h-11 cursor-pointer items-center">
									{isByPointOnly ? "Enter coordinates" : "Or enter coordinates"}
								</summary>
								<div className="grid grid-cols-2 gap-4 pt-2">
									<TextField
										label="Latitude"
										hint="Like 34.1897"
										name="lat"
										defaultValue={asked.lat}
										inputMode="decimal"
										maxLength={20}
									/>
									<TextField
										label="Longitude"
										hint="Like -118.1312"
										name="lon"
										defaultValue={asked.lon}
										maxLength={20}
									/>
								</div>
							</details>
							<div>
								<Button type="submit" busy={isBusy}>
									Look up the rules
								</Button>
							</div>
						</Form>
					</div>
					{!answer && <WhatYouWillSee />}
				</div>
			</Band>
			<div aria-live="polite">
				{answer?.kind === "problem" && (
					<Band tone="white" tight>
						<Notice tone="amber" title="We can't look this up">
							{answer.message}
						</Notice>
						<AgencyList agencies={answer.agencies} />
					</Band>
				)}
				{answer?.kind === "unavailable" && (
					<Band tone="white" tight>
						<Notice tone="amber" title="CAL FIRE's map isn't responding right now">
							We couldn't look up the zone for {answer.label}. Try again in a few minutes, or call the agency.
						</Notice>
						<AgencyList agencies={answer.agencies} />
					</Band>
				)}
				{answer?.kind === "rules" && <Rules answer={answer} mapsDate={mapsDate} />}
			</div>
			<Band tone={answer ? "bone" : "white"} tight>
				<h2 className="text-subheading">Zone 0, as of {mediumDay(zone0Law.asOf)}</h2>
				<p className="mt-2 max-w-[66ch] text-slate">
					{zone0Law.text}{" "}
					<PlainLink href={zone0Law.source.url} rel="noreferrer">
						{zone0Law.source.name}
					</PlainLink>
				</p>
				<p className="mt-6">
					<TextLink to={href("/readiness")}>Take our readiness check</TextLink>
				</p>
			</Band>
		</div>
	);
}

function WhatYouWillSee() {
	return (
		<section aria-labelledby="answers">
			<h2 id="answers" className="text-subheading">
				What you'll see
			</h2>
			<SpecList
				className="mt-4"
				specs={[
					{ name: "Zone", value: "Moderate, High, Very High or none" },
					{ name: "Clearance", value: "How many feet, and by which rule" },
					{ name: "When you sell", value: "Whether AB 38 applies" },
					{ name: "Inspector", value: "Which agency, with its phone number" },
				]}
			/>
		</section>
	);
}

function Rules({
	answer,
	mapsDate,
}: {
	answer: Extract<AddressAnswer, { kind: "rules" }>;
	mapsDate: string;
}) {
	const { label, isExact, found, nearby, rules } = answer;
	return (
		<Band tone="white" tight labelledBy="zone">
			<p className="wrap-anywhere text-slate">{label}</p>
			<h2 id="zone" className="mt-1">
				{found.zone
					? `${zoneNames[found.zone]} Fire Hazard Severity Zone`
					: "Not in a Fire Hazard Severity Zone"}
			</h2>
			<p className="mt-2 text-slate">{mapsDate}</p>
			{(nearby || !isExact) && (
				<Notice tone="amber" title="We can't be certain" className="mt-5 max-w-3xl">
					{nearby
						? `A boundary runs within 100 feet: land next to this point is ${zoneText(nearby)}. A lot that a boundary crosses usually counts as the higher zone. Ask the agency.`
						: "We found the street, not the house number. Check the zone with the agency, or enter coordinates."}
				</Notice>
			)}
			<SpecList
				className="mt-6 max-w-4xl"
				specs={rules.rules.map(({ name, text }) => ({
					name,
					value: <span className="font-normal">{text}</span>,
				}))}
			/>
			<AgencyList agencies={rules.orAsk ? [rules.agency, rules.orAsk] : [rules.agency]} />
			<div className="mt-8">
				<ButtonLink to={href("/readiness")}>Start the readiness check</ButtonLink>
			</div>
		</Band>
	);
}

function AgencyList({ agencies }: { agencies: readonly Agency[] }) {
	if (agencies.length === 0) return null;
	return (
		<section className="mt-8">
			<h2 className="text-label">Who to ask</h2>
			<ul className="mt-2 max-w-4xl border-t border-line">
				{agencies.map(({ name, phone, source }) => (
					<li key={name} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3">
						<span className="grow font-semibold">{name}</span>
						<PlainLink href={telephoneHref(phone)} className="figures">
							{phone}
						</PlainLink>
						<PlainLink href={source.url} rel="noreferrer">
							Agency page<span className="sr-only">: {source.name}</span>
						</PlainLink>
						<span className="text-sm text-slate">As of {mediumDay(source.checked)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function zoneText({ zone }: HazardZone): string {
	return zone ? `in the ${zoneNames[zone]} zone` : "not in a zone";
}
