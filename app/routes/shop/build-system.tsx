// 'Build my system': a few questions, and the parts that fit together, with the reason for each.
import { useEffect, useRef } from "react";
import { data, href, useNavigationType } from "react-router";
import { cannonSquareFeet, pulse, TANK_GALLONS } from "#app/features/company/figures.ts";
import { pumpRuntime, pumps } from "#app/features/company/offers/pumps.ts";
import { CANNON_GPM, hoursOfWater, hoursText } from "#app/features/company/offers/water.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { essentials } from "#app/features/company/pictures/packages.json";
import { STORE_AWAY } from "#app/features/shop/orders/checkout-answer.ts";
import { describeLines } from "#app/features/shop/pricing.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { planSystem, type SystemFacts } from "#app/features/shop/system/plan-system.ts";
import { readAnswers, readSystemForm } from "#app/features/shop/system/system-form.ts";
import { SharedCart } from "#app/features/shop/ui/cart/shared-cart.tsx";
import { SystemQuestions } from "#app/features/shop/ui/system-questions.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { Stat } from "#app/ui/page/stat.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { Route } from "./+types/build-system.ts";

const page = {
	path: "/build-my-system",
	title: "Build my system",
	description:
		"Tell us about your lot, pool and pump. You get a list of parts that fit together, with the reason for each.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

const facts: SystemFacts = {
	squareFeetPerCannon: Number(cannonSquareFeet.replace(/\D/g, "")),
	gpmPerCannon: CANNON_GPM,
	maxGpm: { medium: pumps.medium.maxGpm, large: pumps.large.maxGpm },
	tankGallons: TANK_GALLONS,
	pumpHours: pumpRuntime.hours,
	hoursOfWater,
	pulseFactor: pulse.factor,
};

export async function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const form = readSystemForm(searchParams);
	if (!searchParams.has("lot")) return data({ form, errors: {}, plan: null });
	const read = readAnswers(form);
	if (!read.ok) return data({ form, errors: read.errors, plan: null }, { status: 400 });
	const catalog = await readCatalog();
	if (!catalog.ok) return data({ form, errors: {}, plan: null, isUnavailable: true }, { status: 503 });
	const productOf = (handle: string) => catalog.products.find((product) => product.handle === handle);
	const { parts, ...plan } = planSystem(
		read.answers,
		facts,
		(handle) => productOf(handle)?.available ?? false,
	);
	const known = parts.flatMap((part) => {
		const variantId = productOf(part.handle)?.variantId;
		return variantId ? [{ ...part, variantId }] : [];
	});
	return data({
		form,
		errors: {},
		plan: {
			...plan,
			poolGallons: read.answers.poolGallons,
			lines: describeLines(known, catalog.products),
			gone: parts.length - known.length,
			reasons: Object.fromEntries(known.map(({ variantId, why }) => [variantId, why])),
		},
	});
}

export default function BuildSystemPage({ loaderData }: Route.ComponentProps) {
	const { form, errors, plan } = loaderData;
	const results = useRef<HTMLDivElement>(null);
	const isAsked = useNavigationType() !== "POP";
	// On a phone the list is below the questions.
	useEffect(() => {
		if (plan && isAsked) results.current?.focus();
	}, [plan, isAsked]);
	return (
		<>
			<PageHeading title={page.title} lead={page.description} />
			<div className="wrap grid gap-x-16 gap-y-12 py-10 pb-24 lg:grid-cols-[5fr_7fr] lg:py-14">
				<SystemQuestions form={form} errors={errors} />
				{"isUnavailable" in loaderData && <Notice tone="error">{STORE_AWAY}</Notice>}
				{!plan && !("isUnavailable" in loaderData) && <HowWeWorkItOut />}
				{plan && (
					<div
						ref={results}
						tabIndex={-1}
						className="grid min-w-0 scroll-mt-24 content-start gap-8 outline-none"
					>
						<dl className="grid grid-cols-2 gap-6 sm:grid-cols-4">
							<Stat value={String(plan.cannons)}>water cannons</Stat>
							<Stat value={`${numerals(plan.gpm)} GPM`}>while they run</Stat>
							<Stat value={`${hoursText(plan.continuousHours)} h`}>of water, continuous</Stat>
							<Stat value={`${hoursText(plan.pulsedHours)} h`}>pulsed, {pulse.text}</Stat>
						</dl>
						{plan.isTooLarge && (
							<Notice tone="amber" title="Your lot needs a planned system">
								One system runs five cannons at most. This list is a start. Order a{" "}
								<TextLink to={href("/product/:handle", { handle: "suppression-system-planning" })}>
									planning assessment
								</TextLink>{" "}
								and we'll work out the rest on site.
							</Notice>
						)}
						<SharedCart
							title="Parts that fit together"
							lines={plan.lines}
							gone={plan.gone}
							reasons={plan.reasons}
						/>
						<p className="measure text-sm text-slate">
							We check pressure, pipe runs and permits with you before anything is charged. Hours come from
							the same formula as the{" "}
							<TextLink
								to={`${href("/water-duration-calculator")}?method=gallons&gallons=${plan.poolGallons}&tanks=${(plan.gallons - plan.poolGallons) / TANK_GALLONS}&outlets=cannons&cannons=${plan.cannons}`}
							>
								water duration calculator
							</TextLink>
							.
						</p>
					</div>
				)}
			</div>
		</>
	);
}

/** In the place of the list until there is one. */
function HowWeWorkItOut() {
	return (
		<section aria-labelledby="method">
			<Picture
				picture={essentials}
				sizes="(min-width: 64rem) 42rem, 100vw"
				className="mb-8 h-auto w-full rounded-md"
			/>
			<h2 id="method" className="text-subheading">
				How we work it out
			</h2>
			<SpecList
				className="mt-4"
				specs={[
					{
						name: "Cannons",
						value: `One for every ${numerals(facts.squareFeetPerCannon)} sq ft, and never fewer than two`,
					},
					{
						name: "Pump",
						value: `Medium up to ${facts.maxGpm.medium} GPM, large up to ${facts.maxGpm.large} GPM`,
					},
					{
						name: "Water",
						value: `At least an hour nonstop: from your pool, then from ${numerals(facts.tankGallons)}-gallon tanks`,
					},
					{ name: "Automatic start", value: "Controller, heat sensors, weather pole and battery" },
				]}
			/>
		</section>
	);
}
