import { type RefObject, useEffect, useRef } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { keptText, useKeptText } from "#app/ui/begun/kept-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { type ConversationMessage, MAX_MESSAGE_LENGTH, withTemplate } from "../conversation.ts";
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
	const draft = `answer:${leadId}`;
	const unsent = useKeptText(
		draft,
		messages.findLast(({ author }) => author !== null),
	);
	useTemplate(unsent.ref, chosenText, draft);
	const sending = useNavigation().formData?.has("answer") === true;
	return (
		<section aria-labelledby="answer">
			<h2 id="answer" className="mb-3 text-subheading">
				Messages
			</h2>
			<Messages messages={messages} reader="office" personName={personName} />
			<Form
				method="post"
				action={href("/admin/leads/:id", { id: leadId })}
				preventScrollReset
				className="mt-5 grid gap-3"
			>
				<input type="hidden" name="intent" value="answer" />
				<TextareaField
					label="Reply by email"
					hint={`We email it to ${email} with a link to write back and send files.`}
					error={refused?.error}
					{...unsent}
					name="answer"
					rows={6}
					maxLength={MAX_MESSAGE_LENGTH}
					defaultValue={refused?.answer ?? chosenText ?? ""}
				/>
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

/** Adds the template to what was typed. One that nobody changed is replaced by the next. */
function useTemplate(field: RefObject<HTMLTextAreaElement | null>, template: string | null, draft: string) {
	const previous = useRef<string>(null);
	useEffect(() => {
		if (!field.current || template === null) return;
		const { value } = field.current;
		// The page already came with the template, which is not what was typed.
		const typed = value === template ? keptText(draft) : value;
		field.current.value = withTemplate(typed === previous.current ? "" : typed, template);
		previous.current = template;
	}, [field, template, draft]);
}
