import { Form, useNavigation } from "react-router";
import { useKeptText } from "#app/ui/begun/kept-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";

export type Note = { id: string; text: string; author: string; at: string };
export type RefusedNote = { note: string; error: string };

type LeadNotesProps = { leadId: string; notes: readonly Note[]; refused: RefusedNote | undefined };

export function LeadNotes({ leadId, notes, refused }: LeadNotesProps) {
	const unsent = useKeptText(`note:${leadId}`, notes[0]);
	const sending = useNavigation().formData?.has("note") === true;
	return (
		<section aria-labelledby="notes">
			<h2 id="notes" className="mb-3 text-subheading">
				Notes
			</h2>
			<Form method="post" preventScrollReset className="grid gap-3">
				<TextareaField
					label="New note"
					error={refused?.error}
					{...unsent}
					name="note"
					rows={3}
					defaultValue={refused?.note}
				/>
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
