import { Form, href, useNavigation } from "react-router";
import { dayAndTime } from "#app/features/company/dates.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import type { DraftOwner } from "../drafts/draft-owner.ts";

type ShownDraft = DraftOwner & { updatedAt: Date };
type ContinuePageProps = {
	/** The draft the link opens. */
	linked: ShownDraft;
	/** The draft this browser has now. */
	mine: (ShownDraft & { id: string }) | null;
};

export function ContinuePage({ linked, mine }: ContinuePageProps) {
	const busy = useNavigation().state !== "idle";
	return (
		<div className="wrap py-10 md:py-14">
			<div className="max-w-2xl">
				<h1 className="text-heading">Is this your intake form?</h1>
				<p className="mt-3 text-slate">
					This link opens the form below in this browser. What you type next is saved in it, and anyone who
					has the link can read it. Open it only if the form is yours.
				</p>
				<DraftCard title="The form this link opens" draft={linked} />
				{mine && (
					<>
						<DraftCard title="The form in this browser now" draft={mine} />
						<Notice tone="amber" title="This browser already has a form" className="mt-6">
							If you open the other one, you can't get back to this one from here. To keep both, go to your
							form first and choose “Continue on another device” to email yourself its link.
						</Notice>
					</>
				)}
				<Form method="post" className="mt-8 flex flex-wrap gap-3">
					{mine && <input type="hidden" name="mine" value={mine.id} />}
					<Button type="submit" variant={mine ? "secondary" : "primary"} busy={busy}>
						{mine ? "Open the form from the link" : "Yes, open it here"}
					</Button>
					<ButtonLink
						to={href("/intake-wizard")}
						variant={mine ? "primary" : "secondary"}
						className={mine ? "order-first" : undefined}
					>
						{mine ? "Keep my form" : "No, start a new form"}
					</ButtonLink>
				</Form>
			</div>
		</div>
	);
}

function DraftCard({ title, draft }: { title: string; draft: ShownDraft }) {
	const { name, address, updatedAt } = draft;
	return (
		<section className="mt-6 border border-line bg-white">
			<h2 className="border-b border-line px-5 py-3 text-label">{title}</h2>
			<dl className="px-5 py-1">
				<Row label="Homeowner" value={name || "Not filled in yet"} />
				<Row label="Property" value={address || "Not filled in yet"} />
				<Row label="Last changed" value={dayAndTime(updatedAt)} />
			</dl>
		</section>
	);
}

function Row({ label, value }: { label: string; value: string }) {
	return (
		<div className="grid gap-x-6 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[8rem_1fr]">
			<dt className="text-slate">{label}</dt>
			<dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
		</div>
	);
}
