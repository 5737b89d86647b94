import { Form } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { type ConversationMessage, MAX_MESSAGE_LENGTH } from "../conversation.ts";
import { Messages } from "./messages.tsx";

export type RequestView = {
	reference: string;
	/** 'We'll call you by …', until the office has answered. */
	promisedBy: string | null;
	messages: ConversationMessage[];
	files: { id: string; fileName: string; size: string }[];
};
export type RequestAnswer = { sent?: boolean; error?: string; typed?: string };

export function RequestPage({ view, answer }: { view: RequestView; answer: RequestAnswer | undefined }) {
	const { reference, promisedBy, messages, files } = view;
	return (
		<>
			<PageHeading title="Your request" lead={`Reference ${reference}`} />
			<div className="wrap grid max-w-[52rem] gap-8 py-8 pb-24" data-no-call-button="">
				{answer?.sent && (
					<div role="status">
						<Notice tone="sage" title="Sent to our office" />
					</div>
				)}
				{promisedBy && <p className="text-lead">{promisedBy}</p>}
				<Messages messages={messages} reader="person" personName="You" />
				<Form
					key={messages.length}
					method="post"
					encType="multipart/form-data"
					className="grid gap-5 rounded-md border border-line bg-white p-5 sm:p-6"
				>
					<TextareaField
						label="Message"
						optional
						error={answer?.error}
						name="message"
						rows={4}
						maxLength={MAX_MESSAGE_LENGTH}
						defaultValue={answer?.typed}
					/>
					<TextField
						label="Photos or plans"
						optional
						hint="JPG, PNG, HEIC, PDF or DWG, up to 25 MB each, 10 at a time."
						type="file"
						name="files"
						multiple
						accept="image/*,.pdf,.dwg"
						controlClassName="file:mr-4"
					/>
					<div>
						<Button type="submit">Send</Button>
					</div>
				</Form>
				{files.length > 0 && (
					<section aria-labelledby="files">
						<h2 id="files" className="mb-3 text-subheading">
							Files you sent
						</h2>
						<ul className="border-t border-line">
							{files.map(({ id, fileName, size }) => (
								<li key={id} className="flex justify-between gap-4 border-b border-line py-3">
									<span className="break-all">{fileName}</span>
									<span className="figures flex-none text-stone">{size}</span>
								</li>
							))}
						</ul>
					</section>
				)}
				<p className="text-slate">
					In a hurry? Call{" "}
					<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
						{contact.businessPhone}
					</a>{" "}
					and mention {reference}.
				</p>
			</div>
		</>
	);
}
