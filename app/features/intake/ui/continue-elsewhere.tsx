import { useId, useState } from "react";
import { href, useFetcher } from "react-router";
import type { Autosave } from "#app/ui/begun/autosave.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import { addressOf, type PostedStep } from "../journey.ts";

/** Part of the step's form, so that without JavaScript requesting the link also saves the step. */
export function ContinueElsewhere({ autosave, suggested }: { autosave: Autosave; suggested: string }) {
	const [email, setEmail] = useState<string | null>(null);
	const fetcher = useFetcher<PostedStep>();
	const id = useId();
	const { mailed, notice, problems } = fetcher.data ?? {};
	const refusal = mailed ? !mailed.ok && mailed.message : (notice ?? problems?.[0]?.message);

	async function mail() {
		await autosave.save();
		const fields = { go: "mail-link", draftId: autosave.draftId ?? "", continueEmail: email ?? suggested };
		await fetcher.submit(fields, {
			method: "post",
			// The answers are saved already, so no step is posted. The rest tells it from a submission.
			action: `${href("/intake-wizard")}${addressOf("review")}&go=mail-link`,
		});
	}

	return (
		<Disclosure summary="Continue on another device">
			<div className="max-w-lg">
				<Field
					id={id}
					label="Send me a link by email"
					hint="It opens this form with your answers, until 30 days after your last change."
					error={refusal || undefined}
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
								busy={fetcher.state !== "idle"}
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
					{mailed?.ok ? mailed.message : ""}
				</p>
			</div>
		</Disclosure>
	);
}
