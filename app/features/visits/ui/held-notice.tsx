// On the page of a time that is only held. Opened from the mail it confirms by itself; without JavaScript with a button,
// because opening a page changes nothing: mail programs open links, too.
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { contact } from "#app/features/company/company.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/page/notice.tsx";

type HeldNoticeProps = { email: string; until: string; keepKey: string | null };

export function HeldNotice({ email, until, keepKey }: HeldNoticeProps) {
	if (keepKey) return <KeepForm keepKey={keepKey} until={until} />;
	return (
		<Notice tone="amber" title="Open our email to keep this time">
			We sent a link to <span className="wrap-anywhere">{email}</span>. Open it by {until}, or we release the
			time for someone else. No email? Check your spam folder, or call {contact.businessPhone}.
		</Notice>
	);
}

function KeepForm({ keepKey, until }: { keepKey: string; until: string }) {
	const form = useRef<HTMLFormElement>(null);
	const submit = useSubmit();
	useEffect(() => {
		submit(form.current);
	}, [submit]);
	return (
		<Notice tone="amber" title="Keep this time">
			<Form method="post" ref={form} className="mt-2 grid gap-4">
				<input type="hidden" name="intent" value="keep" />
				<input type="hidden" name="keep" value={keepKey} />
				<p>Confirm by {until} that you got our email, and the time is yours.</p>
				<Button type="submit" className="justify-self-start">
					Keep this time
				</Button>
			</Form>
		</Notice>
	);
}
