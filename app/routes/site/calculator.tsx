import { href, useSearchParams } from "react-router";
import { HOSE_INCHES, HOSE_ROUGHNESS, PSI_PER_FOOT } from "#app/features/calculator/hose-friction.ts";
import { inputsFrom } from "#app/features/calculator/inputs.ts";
import { Calculator } from "#app/features/calculator/ui/calculator.tsx";
import {
	GPM_PER_SPRINKLER,
	SPRINKLER_PSI,
	type WaterDuration,
} from "#app/features/calculator/water-duration.ts";
import { cannonCoverage, pulse, TANK_GALLONS } from "#app/features/company/figures.ts";
import { pumps } from "#app/features/company/offers/pumps.ts";
import { CANNON_GPM, GALLONS_PER_CUBIC_FOOT, hoursText } from "#app/features/company/offers/water.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/calculator.ts";

const page = {
	...sitePages.calculator,
	description:
		"Find out how many hours your pool and tanks last, continuous and pulsed, and which pump you need for your sprinklers or water cannons.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function WaterDurationCalculator() {
	const [search] = useSearchParams();
	return (
		<>
			<PageHeading
				title="How long will your water last?"
				lead="Enter your pool and your sprinklers or cannons. You get the hours and the pump."
			/>
			<Band tone="white" id="calculator" tight>
				<Calculator
					key={search.toString()}
					initial={inputsFrom(search)}
					controller={
						<TextLink to={href("/pricing-automated-systems")} prefetch="intent">
							Automated Controller
						</TextLink>
					}
					products={(result) => <RecommendedProducts result={result} />}
					action={(result) => (
						<>
							<ConsultLink topic="Water supply plan" message={figuresIn(result)} className={buttonClass()}>
								Discuss these figures with us
							</ConsultLink>
							<p className="w-full text-slate">
								Just looking?{" "}
								<TextLink
									to={`${href("/water-duration-calculator")}?${example}#calculator`}
									preventScrollReset
								>
									Try a 32 × 16 × 5 ft pool with 40 sprinklers
								</TextLink>
								.
							</p>
						</>
					)}
				/>
			</Band>
			<Band tone="ash">
				<BandHeading title="How we calculate this">
					This page's address holds your numbers. <HowWeKnow of="pulsed" />
				</BandHeading>
				<SpecList
					className="max-w-[52rem]"
					specs={[
						{ name: "Rectangular pool", value: `length × width × depth × ${GALLONS_PER_CUBIC_FOOT} gallons` },
						{ name: "Round or oval pool", value: "the same × 0.785" },
						{
							name: "Kidney pool",
							value: `0.45 × (width + narrow width) × length × depth × ${GALLONS_PER_CUBIC_FOOT}`,
						},
						{
							name: "Sprinkler",
							value: `${GPM_PER_SPRINKLER} GPM at ${SPRINKLER_PSI} PSI`,
						},
						{ name: "Water cannon", value: `${CANNON_GPM} GPM, covers ${cannonCoverage}` },
						{
							name: "Pump",
							value: `Medium up to ${pumps.medium.maxGpm} GPM, Large up to ${pumps.large.maxGpm} GPM, more than one above that`,
						},
						{ name: "Continuous hours", value: "gallons ÷ (GPM × 60)" },
						{ name: "Pulsed hours", value: `continuous × ${pulse.factor}: ${pulse.text}` },
						{
							name: "Pressure",
							value: `pump curve − friction (Hazen-Williams, ${HOSE_INCHES}-inch hose, C ${HOSE_ROUGHNESS}) − ${PSI_PER_FOOT} PSI per foot uphill`,
						},
					]}
				/>
			</Band>
		</>
	);
}

function RecommendedProducts({ result: { onePump } }: { result: WaterDuration }) {
	return (
		<>
			{onePump && (
				<>
					See the{" "}
					<TextLink to={href("/product/:handle", { handle: onePump.handle })}>{onePump.name}</TextLink>.{" "}
				</>
			)}
			Need more water? See the{" "}
			<TextLink to={href("/product/:handle", { handle: "water-tank-5000" })}>
				{numerals(TANK_GALLONS)}-gallon tank
			</TextLink>
			.
		</>
	);
}

const example = "method=dimensions&height=32&width=16&depth=5&gallons=&tanks=0&sprinklers=40";

function figuresIn({ gallons, flow, pump, continuousHours, pulsedHours }: WaterDuration): string {
	return [
		"My figures from the water duration calculator:",
		`Water: ${numerals(Math.round(gallons))} gallons`,
		`Flow: ${flow} GPM`,
		`Pump: ${pump}`,
		`Continuous: ${hoursText(continuousHours)} hours, pulsed: ${hoursText(pulsedHours)} hours`,
	].join("\n");
}
