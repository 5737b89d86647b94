import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { writeText } from "#app/ui/begun/device-store.ts";
import { keepForm } from "#app/ui/begun/kept-form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import type { ListingKind } from "../../listing/listing.ts";
import { limits } from "../../listing/listing-limits.ts";
import { messagePath } from "../../listing/listing-paths.ts";

export type MessageAnswer = {
	ok: boolean;
	toast: Toast | null;
	errors: Record<string, string[] | null>;
	values: Record<string, string>;
};

type FirstMessageFormProps = {
	listing: { kind: ListingKind; id: string };
	answer: MessageAnswer | undefined;
};

/** Keeps what was typed until it is sent or the tab is closed. */
export function FirstMessageForm({ listing: { kind, id }, answer }: FirstMessageFormProps) {
	const isSending = useNavigation().formData?.has("message") === true;
	const form = useRef<HTMLFormElement>(null);
	const isSent = answer?.ok === true;
	const isRefused = answer?.ok === false;
	useEffect(() => {
		const draft = `ringline-message-${id}`;
		if (isSent) return void writeText(draft, null, "tab");
		return keepForm(form.current, draft, { place: "tab", restores: !isRefused });
	}, [id, isSent, isRefused]);
	const { errors = {}, values = {} } = answer ?? {};
	return (
		<>
			{answer?.toast && (
				<div role="status" className="max-w-[44rem]">
					<Notice tone={isSent ? "sage" : "error"} title={answer.toast.title}>
						{answer.toast.text}
					</Notice>
				</div>
			)}
			{!isSent && (
				<Form ref={form} method="post" action={messagePath(kind, id)} className="grid max-w-[44rem] gap-6">
					<SpamTrap />
					<TextareaField
						label="Message"
						mark
						error={errors.message?.[0]}
						name="message"
						required
						rows={6}
						maxLength={limits.message}
						defaultValue={values.message}
						placeholder="Is it still available? When could I come see it?"
					/>
					<div className="grid gap-6 sm:grid-cols-2">
						<TextField
							label="Your name"
							mark
							hint="Shown with your message"
							error={errors.name?.[0]}
							name="name"
							required
							maxLength={limits.name}
							autoComplete="name"
							defaultValue={values.name}
						/>
						<TextField
							label="Your email"
							mark
							hint="Never shown. Replies come here."
							error={errors.email?.[0]}
							type="email"
							name="email"
							required
							maxLength={limits.email}
							autoComplete="email"
							defaultValue={values.email}
						/>
					</div>
					<div>
						<Button type="submit" size="large" busy={isSending}>
							Send message
						</Button>
					</div>
				</Form>
			)}
		</>
	);
}
