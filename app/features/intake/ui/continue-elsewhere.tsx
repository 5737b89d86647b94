import { useId, useState } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import type { DraftAutosave } from "../drafts/draft-autosave.ts";

/** Part of the step's form, so that without JavaScript requesting the link also saves the step. */
export function ContinueElsewhere({ autosave, suggested }: { autosave: DraftAutosave; suggested: string }) {
	const [email, setEmail] = useState<string | null>(null);
	const [answer, setAnswer] = useState<{ ok: boolean; message: string } | null>(null);
	const [busy, setBusy] = useState(false);
	const id = useId();

	async function mail() {
		setBusy(true);
		await autosave.save();
		setAnswer(await askForLink(email ?? suggested));
		setBusy(false);
	}

	return (
		<Disclosure summary="Continue on another device">
			<div className="max-w-lg">
				<Field
					id={id}
					label="Send me a link by email"
					hint="It opens this form with your answers, until 30 days after your last change."
					error={answer && !answer.ok ? answer.message : undefined}
				>
					{(control) => (
						<div className="flex flex-wrap gap-3">
							<Input
								{...control}
								type="email"
								name="continueEmail"
								autoComplete="email"
								className="min-w-0 flex-1 basis-56"
								value={email ?? suggested}
								onChange={(event) => setEmail(event.target.value)}
								onKeyDown={(event) => {
									if (event.key !== "Enter") return;
									event.preventDefault();
									void mail();
								}}
							/>
							<Button
								type="submit"
								name="go"
								value="mail-link"
								variant="secondary"
								busy={busy}
								onClick={(event) => {
									event.preventDefault();
									void mail();
								}}
							>
								Send link
							</Button>
						</div>
					)}
				</Field>
				<p className="mt-2 min-h-6 font-medium text-sage" aria-live="polite">
					{answer?.ok ? answer.message : ""}
				</p>
			</div>
		</Disclosure>
	);
}

async function askForLink(email: string): Promise<{ ok: boolean; message: string }> {
	try {
		const response = await fetch(href("/intake-wizard/continue-link"), {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email }),
		});
		return await response.json();
	} catch {
		return { ok: false, message: "We couldn't send the link. Try again when you're online." };
	}
}
