import { whatHappensNext } from "../../steps.ts";

/** `sms`: text messages are available. */
export function WhatHappensNext({ sms }: { sms: boolean }) {
	return (
		<aside
			className="mt-9 border-l-4 border-water bg-water-tint px-5 py-5"
			aria-labelledby="what-happens-next"
		>
			<h3 id="what-happens-next" className="text-subheading">
				What happens next?
			</h3>
			<ol className="mt-3 grid gap-2">
				{whatHappensNext({ sms }).map((line, index) => (
					<li key={line} className="grid grid-cols-[1.75rem_1fr]">
						<span className="condensed figures text-label text-water" aria-hidden="true">
							{index + 1}
						</span>
						{line}
					</li>
				))}
			</ol>
		</aside>
	);
}
