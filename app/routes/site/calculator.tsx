import { href, useSearchParams } from "react-router";
import { inputsFrom } from "#app/features/calculator/inputs.ts";
import { Calculator } from "#app/features/calculator/ui/calculator.tsx";
import {
	GALLONS_PER_CUBIC_FOOT,
	GPM_PER_SPRINKLER,
	hoursText,
	MAX_GPM,
	SPRINKLER_PSI,
	type WaterDuration,
} from "#app/features/calculator/water-duration.ts";
import { cannonCoverage, pulse, pumpRuntime, TANK_GALLONS } from "#app/features/company/figures.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { PoolDrawing } from "#app/ui/artwork/pool.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { SpecList } from "#app/ui/spec-list.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/calculator.ts";

const page = {
	...sitePages.calculator,
	description:
		"How many hours your pool and tanks will feed your sprinklers, continuous and pulsed, and which pump that takes.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function WaterDurationCalculator() {
	const [search] = useSearchParams();
	return (
		<>
			<PageOpening
				title="How long will your water last?"
				lead="Your pool, your tanks, your sprinklers: the hours they give you, continuous and pulsed, and the pump that takes."
				drawing={<PoolDrawing />}
			/>
			<Band tone="white" id="calculator">
				<Calculator
					key={search.toString()}
					initial={inputsFrom(search)}
					controller={
						<TextLink to={href("/pricing-automated-systems")} prefetch="intent">
							Automated Controller
						</TextLink>
					}
					action={(result) => (
						<>
							<ConsultLink topic="Water supply plan" message={figuresIn(result)} className={buttonClass()}>
								Discuss these figures with us
							</ConsultLink>
							<p className="w-full text-slate">
								No pool at hand?{" "}
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
				<BandHeading title="How we reckon">
					Plain arithmetic, so that you can check it. The address of this page holds your numbers: share it,
					print it, come back to it.
				</BandHeading>
				<SpecList
					className="max-w-[52rem]"
					specs={[
						{ name: "Pool volume", value: `height × width × depth × ${GALLONS_PER_CUBIC_FOOT} gallons` },
						{ name: "Extra tank", value: `${numerals(TANK_GALLONS)} gallons each` },
						{
							name: "Sprinkler",
							value: `${GPM_PER_SPRINKLER} GPM at ${SPRINKLER_PSI} PSI; flow equals the number of sprinklers`,
						},
						{
							name: "Pump",
							value: `up to ${MAX_GPM.medium} GPM Medium, up to ${MAX_GPM.large} GPM Large, above that several`,
						},
						{ name: "Continuous hours", value: "gallons ÷ (GPM × 60)" },
						{ name: "Pulsed hours", value: `up to ${pulse.factor}x: ${pulse.text}` },
						{ name: "Pump runtime", value: pumpRuntime.text },
						{ name: "Water cannons instead", value: `each covers ${cannonCoverage}` },
					]}
				/>
			</Band>
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
