// The forms below the report. Each posts to the report and is answered in place.
import { Form, href, useNavigation } from "react-router";
import { type ConsultationErrors, limits } from "#app/features/leads/consultation.ts";
import type { ConsultationField } from "#app/features/leads/lead-fields.ts";
import { ConsultationFields, listErrors } from "#app/features/leads/ui/contact-field.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { MAX_ADDRESS_LENGTH, MAX_OWNER_LENGTH } from "../assessment/answers.ts";

export type Sent = { ok: boolean; message: string };

function useIsSending(intent: string): boolean {
	return useNavigation().formData?.get("intent") === intent;
}

/** For whoever came with a link. Nothing changes in this browser until the button is pressed. */
export function OpenHereForm({ replaces }: { replaces: boolean }) {
	return (
		<Form method="post">
			<input type="hidden" name="intent" value="open" />
			<Button type="submit" variant="secondary" busy={useIsSending("open")}>
				Update this check on this device
			</Button>
			{replaces && (
				<p className="mt-2 max-w-[40ch] text-sm text-slate">
					This browser has another check. It will be replaced, so email yourself its link first.
				</p>
			)}
		</Form>
	);
}

/** What the form of the house was refused for, with what was typed. */
export type RefusedHouse = { address: string; owner: string; problem: string };

/** An insurer must know which house it is. Whoever would rather not say gets a report that says so. */
export function HouseForm({ address, owner, problem }: { address: string; owner: string; problem?: string }) {
	const isSending = useIsSending("house");
	return (
		<Form method="post" noValidate className="grid max-w-4xl gap-x-5 gap-y-4 md:grid-cols-[5fr_3fr]">
			<input type="hidden" name="intent" value="house" />
			<TextField
				label="Address of the house"
				id="house-address"
				error={problem}
				name="address"
				defaultValue={address}
				maxLength={MAX_ADDRESS_LENGTH}
				autoComplete="street-address"
				dir="auto"
			/>
			<TextField
				label="Owner's name"
				optional
				id="house-owner"
				name="owner"
				defaultValue={owner}
				maxLength={MAX_OWNER_LENGTH}
				autoComplete="name"
				dir="auto"
			/>
			<div className="flex flex-wrap gap-3 md:col-span-2">
				<Button type="submit" busy={isSending}>
					Put it on the report
				</Button>
				<Button type="submit" name="without" value="address" variant="ghost">
					Leave the address out
				</Button>
			</div>
		</Form>
	);
}

export function MailForm({ sent, email }: { sent: Sent | undefined; email: string }) {
	return (
		<Form method="post" preventScrollReset className="mt-4 grid gap-4" noValidate>
			<input type="hidden" name="intent" value="mail" />
			<p className="text-slate">
				We'll email you a link to this report. Come back after each fix and see your score change.
			</p>
			<TextField
				label="Email"
				error={sent && !sent.ok ? sent.message : undefined}
				type="email"
				name="email"
				defaultValue={email}
				maxLength={limits.email}
				autoComplete="email"
			/>
			<div role="status" className="empty:hidden">
				{sent?.ok && <Notice tone="sage">{sent.message}</Notice>}
			</div>
			<div>
				<Button type="submit" variant="secondary" busy={useIsSending("mail")}>
					Email me the link
				</Button>
			</div>
		</Form>
	);
}

/** The way to the form, which is shown on demand: two email fields on one page would be one too many. */
export function WorkInvitation({ query }: { query: string }) {
	return (
		<>
			<p className="mt-3 mb-5 max-w-[54ch] text-slate">
				We'll send the report to our office with your answers and photos. Then we'll call you to plan the work
				and quote a price.
			</p>
			<ButtonLink to={`?${query ? `${query.slice(1)}&` : ""}work=1#work`} size="large">
				Have us do it
			</ButtonLink>
		</>
	);
}

type WorkFormProps = {
	errors: ConsultationErrors | undefined;
	problem: string | undefined;
	values: Partial<Record<ConsultationField, string>>;
	/** The reference and day of an earlier request. */
	asked: { reference: string; day: string } | null;
	/** 'We'll call you by …', right after sending. */
	promisedBy: string | undefined;
	/** Where the sender picks a time; missing for everybody else. */
	visitPath: string | undefined;
	query: string;
};

export function WorkForm(props: WorkFormProps) {
	const { errors = {}, problem, values, asked, promisedBy, visitPath, query } = props;
	const isSending = useIsSending("work");
	if (asked)
		return (
			<div className="mt-4 grid gap-5">
				<Notice tone="sage" title={`We have your report, reference ${asked.reference}`}>
					<p role="status">
						{promisedBy ?? `You sent it on ${asked.day}.`} Your answers, photos and the PDF are with our
						office.
					</p>
				</Notice>
				{visitPath && (
					<div>
						<p className="mb-3 text-slate">Want us to come and look? Pick a time for a visit or a call.</p>
						<ButtonLink to={visitPath}>Pick a time</ButtonLink>
					</div>
				)}
				<Form method="post" action={href("/readiness/intake") + query}>
					<p className="mb-3 text-slate">
						Want a water system too? The property intake is the next step. We'll fill in what we already know.
					</p>
					<button type="submit" className={buttonClass({ variant: "secondary" })}>
						Continue with the property intake
					</button>
				</Form>
			</div>
		);
	return (
		<Form method="post" preventScrollReset noValidate className="mt-4 grid gap-5 sm:grid-cols-2">
			<input type="hidden" name="intent" value="work" />
			<p className="text-slate sm:col-span-2">
				We'll send the report to our office with your answers and photos. Then we'll call you to plan the work
				and quote a price.
			</p>
			<ErrorSummary className="sm:col-span-2" errors={listErrors("work", errors)} />
			{problem && (
				<Notice tone="error" title="Not sent" className="sm:col-span-2">
					{problem}
				</Notice>
			)}
			<ConsultationFields
				form="work"
				errors={errors}
				values={values}
				labels={{ email: "Email for our reply" }}
			/>
			<SpamTrap />
			<div className="sm:col-span-2">
				<Button type="submit" size="large" busy={isSending}>
					Send my report and call me
				</Button>
			</div>
		</Form>
	);
}
