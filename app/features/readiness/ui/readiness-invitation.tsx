import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";

/** For pages that lead to the self-check. */
export function ReadinessInvitation() {
	return (
		<Band tone="ash" tight>
			<div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
				<div>
					<h2 className="text-subheading">How ready is your house?</h2>
					<p className="mt-1 max-w-[60ch] text-slate">
						Walk around it once with your phone. In fifteen minutes you'll have a dated report for your
						insurer and a list of what to fix first.
					</p>
				</div>
				<ButtonLink to={href("/readiness")} variant="secondary">
					Start the readiness check
				</ButtonLink>
			</div>
		</Band>
	);
}
