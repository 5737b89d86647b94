import { Form } from "react-router";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { PageLinks } from "#app/ui/page/page-links.tsx";
import { TabLinks } from "#app/ui/page/tab-links.tsx";
import type { LoggedMessage } from "../message-log.server.ts";
import { type WebhookStatus, webhookStatusNames } from "../webhook-status.ts";

type MessageLogProps = {
	tabs: readonly { status: WebhookStatus | null; to: string; count: number; current: boolean }[];
	messages: readonly LoggedMessage[];
	failed: number;
	older: string | null;
	newest: string | null;
};

const tones: Record<WebhookStatus, BadgeTone> = { queued: "amber", delivered: "sage", failed: "error" };

export function MessageLog({ tabs, messages, failed, older, newest }: MessageLogProps) {
	return (
		<section aria-labelledby="log" className="mt-14">
			<div className="mb-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<div>
					<h2 id="log" className="text-subheading">
						Delivery log
					</h2>
					<p className="mt-1 text-sm text-slate">The last 30 days, newest first.</p>
				</div>
				{failed > 0 && (
					<Form method="post" preventScrollReset>
						<Button type="submit" name="intent" value="replay-failed" variant="secondary" size="small">
							Send failed events again ({numerals(failed)})
						</Button>
					</Form>
				)}
			</div>
			<TabLinks
				label="Delivery log"
				tabs={tabs.map(({ status, ...tab }) => ({
					...tab,
					label: status ? webhookStatusNames[status] : "All",
				}))}
			/>
			{messages.length === 0 ? (
				<p className="border-b border-line py-4 text-slate">No events here.</p>
			) : (
				<ul>
					{messages.map((message) => (
						<MessageRow key={message.id} message={message} />
					))}
				</ul>
			)}
			<PageLinks newest={newest} older={older} />
		</section>
	);
}

function MessageRow({ message }: { message: LoggedMessage }) {
	const [last] = message.attempts;
	const isWaiting = message.status === "queued" && !message.isOff;
	return (
		<li className="border-b border-line py-4">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 flex-1 basis-72">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<span className="font-semibold">{message.event}</span>
						<Badge tone={tones[message.status]}>{webhookStatusNames[message.status]}</Badge>
					</p>
					<p className="figures mt-0.5 text-sm break-all text-stone">
						{mediumDayAndTime(message.createdAt)} to {message.url}
					</p>
					{last?.problem && <p className="mt-1 text-sm text-error">{last.problem}</p>}
					{isWaiting && (
						<p className="figures mt-1 text-sm text-slate">
							Next attempt: {mediumDayAndTime(message.nextAttemptAt)}
						</p>
					)}
				</div>
				{!message.isOff && (
					<Form method="post" preventScrollReset className="flex-none">
						<input type="hidden" name="message" value={message.id} />
						<Button type="submit" name="intent" value="replay" variant="secondary" size="small">
							{message.status === "queued" ? "Try now" : "Send again"}
						</Button>
					</Form>
				)}
			</div>
			<details className="mt-2 text-sm">
				<summary className="link inline-block cursor-pointer py-1">
					{message.tries === 1 ? "1 attempt" : `${numerals(message.tries)} attempts`} and payload
				</summary>
				<ol className="figures mt-2 grid gap-1">
					{message.attempts.map(({ id, at, answer, problem, milliseconds }) => (
						<li key={id}>
							{mediumDayAndTime(at)}: {problem ?? `It answered ${answer}.`}{" "}
							<span className="text-stone">{numerals(milliseconds)} ms</span>
						</li>
					))}
				</ol>
				<p className="figures mt-2 break-all text-stone">webhook-id: {message.id}</p>
				<pre className="mt-2 max-h-80 overflow-auto border border-line bg-white p-3 whitespace-pre-wrap break-all">
					{JSON.stringify(JSON.parse(message.body), null, 2)}
				</pre>
			</details>
		</li>
	);
}
