import { useEffect, useRef } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Textarea } from "#app/ui/forms/textarea.tsx";
import { type ConversationMessage, MAX_MESSAGE_LENGTH } from "../conversation.ts";
import { Messages } from "./messages.tsx";

export type AnswerView = {
	messages: ConversationMessage[];
	templates: { id: string; title: string }[];
	/** The text of the template that was chosen in the address. */
	chosenText: string | null;
};
export type RefusedAnswer = { answer: string; error: string };

type AnswerFormProps = {
	leadId: string;
	personName: string;
	email: string;
	view: AnswerView;
	refused: RefusedAnswer | undefined;
};

/** The conversation about a lead, and the form that mails the next reply. Templates work without JavaScript. */
export function AnswerForm({ leadId, personName, email, view, refused }: AnswerFormProps) {
	const { messages, templates, chosenText } = view;
	const field = useRef<HTMLTextAreaElement>(null);
	const sent = messages.filter(({ author }) => author !== null).length;
	const draft = `answer:${leadId}`;
	const sentBefore = useRef(sent);
	// An unsent answer survives a lost connection and an error page. It is cleared once an answer is in the list.
	useEffect(() => {
		if (sent > sentBefore.current) sessionStorage.removeItem(draft);
		sentBefore.current = sent;
		if (field.current && chosenText === null) field.current.value ||= sessionStorage.getItem(draft) ?? "";
	}, [sent, draft, chosenText]);
	const sending = useNavigation().formData?.has("answer") === true;
	return (
		<section aria-labelledby="answer">
			<h2 id="answer" className="mb-3 text-subheading">
				Messages
			</h2>
			<Messages messages={messages} reader="office" personName={personName} />
			<Form
				key={`${sent} ${chosenText}`}
				method="post"
				action={href("/admin/leads/:id", { id: leadId })}
				preventScrollReset
				className="mt-5 grid gap-3"
			>
				<input type="hidden" name="intent" value="answer" />
				<Field
					label="Reply by email"
					hint={`We email it to ${email} with a link to write back and send files.`}
					error={refused?.error}
				>
					{(control) => (
						<Textarea
							{...control}
							ref={field}
							name="answer"
							rows={6}
							maxLength={MAX_MESSAGE_LENGTH}
							defaultValue={refused?.answer ?? chosenText ?? ""}
							onChange={({ target }) => sessionStorage.setItem(draft, target.value)}
						/>
					)}
				</Field>
				<Button type="submit" size="small" busy={sending} className="justify-self-start">
					Send reply
				</Button>
			</Form>
			<nav aria-label="Templates" className="mt-4 flex flex-wrap items-baseline gap-x-5 text-sm">
				<span className="text-stone">Templates:</span>
				{templates.map(({ id, title }) => (
					<Link
						key={id}
						to={{ search: `?template=${id}`, hash: "answer" }}
						preventScrollReset
						replace
						className="link inline-flex min-h-11 items-center"
					>
						{title}
					</Link>
				))}
				<Link to={href("/admin/templates")} className="link inline-flex min-h-11 items-center">
					Edit templates
				</Link>
			</nav>
		</section>
	);
}
