import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Textarea } from "#app/ui/forms/textarea.tsx";

export type Note = { id: string; text: string; author: string; at: string };
export type RefusedNote = { note: string; error: string };

type LeadNotesProps = { leadId: string; notes: readonly Note[]; refused: RefusedNote | undefined };

export function LeadNotes({ leadId, notes, refused }: LeadNotesProps) {
	const field = useRef<HTMLTextAreaElement>(null);
	const [newest] = notes;
	const draft = `note:${leadId}`;
	// An unsent note survives a lost connection and an error page. It is cleared once it is in the list; a colleague's
	// note does not clear it.
	useEffect(() => {
		if (!field.current) return;
		field.current.value ||= sessionStorage.getItem(draft) ?? "";
		if (!newest || plain(field.current.value) !== plain(newest.text)) return;
		field.current.value = "";
		sessionStorage.removeItem(draft);
	}, [newest, draft]);
	const sending = useNavigation().formData?.has("note") === true;
	return (
		<section aria-labelledby="notes">
			<h2 id="notes" className="mb-3 text-subheading">
				Notes
			</h2>
			<Form method="post" preventScrollReset className="grid gap-3">
				<Field label="New note" error={refused?.error}>
					{(control) => (
						<Textarea
							{...control}
							ref={field}
							name="note"
							rows={3}
							defaultValue={refused?.note}
							onChange={({ target }) => sessionStorage.setItem(draft, target.value)}
						/>
					)}
				</Field>
				<Button type="submit" variant="secondary" size="small" busy={sending} className="justify-self-start">
					Add note
				</Button>
			</Form>
			<ol className="mt-5 border-t border-line empty:hidden">
				{notes.map((note) => (
					<li key={note.id} className="border-b border-line py-3">
						<p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
						<p className="figures mt-1 text-sm text-stone">
							{note.at}, {note.author}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}

/** Forms send CRLF line endings. */
function plain(text: string): string {
	return text.replaceAll("\r\n", "\n").trim();
}
