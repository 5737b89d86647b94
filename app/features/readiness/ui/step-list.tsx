import { href } from "react-router";
import { services } from "#app/features/company/offers/services.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { costText, type NextStep } from "../assessment/next-steps.ts";

/** `current` is null without a score. */
export function StepList({ steps, current }: { steps: readonly NextStep[]; current: number | null }) {
	if (steps.length === 0)
		return (
			<p className="measure text-lg">
				Every measure on our list is in place. Walk around the house again once a year, before fire season.
			</p>
		);
	return (
		<ol className="border-t border-line">
			{steps.map((step, index) => (
				<li
					key={step.measure.id}
					className="grid gap-x-8 gap-y-3 border-b border-line py-6 md:grid-cols-[3rem_minmax(0,1fr)_15rem]"
				>
					<span className="condensed figures text-heading text-ember-deep" aria-hidden="true">
						{index + 1}
					</span>
					<div className="min-w-0">
						<h3 className="text-label">{step.measure.fix.todo}</h3>
						{step.isUnchecked && (
							<p className="mt-1 font-semibold text-amber">
								Not answered with yes or no, so check this first.
							</p>
						)}
						<p className="mt-1 text-slate">{step.measure.why}</p>
						<p className="mt-2 empty:hidden">{effectText(step, current)}</p>
					</div>
					<dl className="figures grid content-start gap-1 md:text-right">
						<div>
							<dt className="sr-only">Cost</dt>
							<dd className="text-label font-semibold">{costText(step.measure.fix.cost)}</dd>
						</div>
						<div>
							<dt className="sr-only">Effort</dt>
							<dd className="text-slate">
								{step.measure.fix.effort}
								{step.measure.fix.diy ? ", do it yourself" : ""}
							</dd>
						</div>
						<div>
							<dt className="sr-only">Our offer</dt>
							<dd>
								<Ours step={step} />
							</dd>
						</div>
					</dl>
				</li>
			))}
		</ol>
	);
}

function Ours({ step: { measure } }: { step: NextStep }) {
	const service = services.find(({ id }) => id === measure.ours?.service);
	const product = measure.ours?.product;
	return (
		<>
			{service && (
				<TextLink to={service.anchor ? `${service.to}#${service.anchor}` : service.to}>
					{service.title}
				</TextLink>
			)}
			{product && (
				<>
					{" or "}
					<TextLink to={href("/product/:handle", { handle: product })}>buy the kit</TextLink>
				</>
			)}
		</>
	);
}

function effectText({ scoreAfter, completes }: NextStep, current: number | null): string {
	const score = current === null ? "" : `Raises your score from ${current} to ${scoreAfter}.`;
	if (completes.length === 0) return score;
	const names = [...new Set(completes.map(({ program }) => program))];
	const list = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
	return `${score} Counts for ${list}.`.trim();
}
