import { Form } from "react-router";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { EndpointLine } from "../endpoints.server.ts";

export function EndpointList({ endpoints }: { endpoints: readonly EndpointLine[] }) {
	return (
		<section aria-labelledby="endpoints" className="min-w-0">
			<h2 id="endpoints" className="mb-3 text-subheading">
				Endpoints
			</h2>
			{endpoints.length === 0 ? (
				<p className="border-y border-line py-4 text-slate">
					No endpoints yet. We record events only while there's at least one.
				</p>
			) : (
				<ul className="border-t-2 border-ink">
					{endpoints.map((endpoint) => (
						<EndpointRow key={endpoint.id} endpoint={endpoint} />
					))}
				</ul>
			)}
		</section>
	);
}

function EndpointRow({ endpoint }: { endpoint: EndpointLine }) {
	const { id, url, disabledAt, disabledReason, overlapUntil } = endpoint;
	const isOff = disabledAt !== null;
	return (
		<li className="border-b border-line py-4">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<span className="min-w-0 font-semibold break-all">{url}</span>
				<Badge tone={isOff ? "neutral" : "sage"}>{isOff ? "Off" : "On"}</Badge>
			</p>
			{disabledReason && <p className="mt-1 text-sm text-error">We turned it off: {disabledReason}</p>}
			{overlapUntil && (
				<p className="figures mt-1 text-sm text-slate">
					The old secret works until {mediumDayAndTime(overlapUntil)}.
				</p>
			)}
			<Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-start gap-2">
				<input type="hidden" name="endpoint" value={id} />
				<Button
					type="submit"
					name="intent"
					value={isOff ? "turn-on" : "turn-off"}
					variant="secondary"
					size="small"
				>
					{isOff ? "Turn on" : "Turn off"}
				</Button>
				<Button type="submit" name="intent" value="rotate" variant="secondary" size="small">
					New secret
				</Button>
				<details>
					<summary className={buttonClass({ variant: "ghost", size: "small" })}>Delete</summary>
					<p className="mt-2 text-sm text-slate">This also deletes its log and any waiting events.</p>
					<Button
						type="submit"
						name="intent"
						value="delete"
						variant="destructive"
						size="small"
						className="mt-2"
					>
						Delete endpoint
					</Button>
				</details>
			</Form>
		</li>
	);
}
