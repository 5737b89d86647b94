import { Form, href, Link, useNavigation } from "react-router";
import { useKeptText } from "#app/ui/begun/kept-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { limits } from "../../listing/listing-limits.ts";
import { listingPath } from "../../listing/listing-paths.ts";
import type { ThreadMessage, ThreadView } from "../message.ts";

export type ConversationAnswer = {
	done?: "reply" | "block" | "unblock" | "report";
	replyError?: string;
	reportError?: string;
	typed?: string;
};

type ConversationProps = { thread: ThreadView; answer: ConversationAnswer | undefined; token: string };

const notices: Record<NonNullable<ConversationAnswer["done"]>, string> = {
	reply: "Sent. The other person will get it by email.",
	block: "Blocked. Neither of you can write here until you unblock the conversation.",
	unblock: "Unblocked.",
	report: "Reported. The office can now read this conversation, and it's blocked.",
};

export function Conversation({ thread, answer, token }: ConversationProps) {
	const { listing, side, blockedBy } = thread;
	const address = href("/messages/:token", { token });
	const unsent = useKeptText(
		`ringline-message-${thread.messages[0]?.id}`,
		thread.messages.findLast(({ sender }) => sender === side),
	);
	const isSending = useNavigation().formData?.has("message") === true;
	return (
		<>
			<PageHeading title="Your conversation" lead={listing.title} />
			<div className="wrap grid max-w-[52rem] gap-8 py-8 pb-24" data-no-call-button="">
				{answer?.done && (
					<div role="status">
						<Notice tone="sage" title={notices[answer.done]} />
					</div>
				)}
				{listing.isPublic ? (
					<p>
						About{" "}
						<Link className="link" to={listingPath(listing.kind, listing.id)}>
							{listing.title}
						</Link>
					</p>
				) : (
					<p className="text-slate">The listing is no longer on the marketplace.</p>
				)}
				<ol className="grid gap-4">
					{thread.messages.map((message) => (
						<Bubble
							key={message.id}
							message={message}
							name={nameOf(message, thread)}
							isOwn={message.sender === side}
						/>
					))}
				</ol>
				{blockedBy ? (
					<Blocked isOwn={blockedBy === side} address={address} />
				) : (
					<Form key={thread.messages.length} method="post" action={address} className="grid gap-4">
						<TextareaField
							label="Your reply"
							error={answer?.replyError}
							{...unsent}
							name="message"
							required
							rows={4}
							maxLength={limits.message}
							defaultValue={answer?.typed}
						/>
						<div>
							<Button type="submit" busy={isSending}>
								Send reply
							</Button>
						</div>
					</Form>
				)}
				<Tools thread={thread} answer={answer} address={address} />
			</div>
		</>
	);
}

function nameOf({ sender }: ThreadMessage, { side, buyerName, listing }: ThreadView): string {
	if (sender === side) return "You";
	return sender === "buyer" ? buyerName : listing.kind === "sale" ? "Seller" : "Poster";
}

function Bubble({ message, name, isOwn }: { message: ThreadMessage; name: string; isOwn: boolean }) {
	return (
		<li
			className={`max-w-[85%] rounded-md border px-4 py-3 ${isOwn ? "justify-self-end border-water bg-water-tint" : "justify-self-start border-line bg-white"}`}
		>
			<p className="text-sm text-slate">
				<strong className="text-ink">{name}</strong> · {message.sentAt}
			</p>
			<p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
		</li>
	);
}

function Blocked({ isOwn, address }: { isOwn: boolean; address: string }) {
	return (
		<Notice tone="amber" title={isOwn ? "You blocked this conversation." : "This conversation is closed."}>
			{isOwn && (
				<Form method="post" action={address} className="mt-2">
					<Button type="submit" name="intent" value="unblock" variant="secondary" size="small">
						Unblock
					</Button>
				</Form>
			)}
		</Notice>
	);
}

function Tools({
	thread,
	answer,
	address,
}: {
	thread: ThreadView;
	answer: ConversationAnswer | undefined;
	address: string;
}) {
	return (
		<section aria-label="Block or report" className="border-t border-line pt-2">
			<p className="py-3 text-sm text-stone">
				{thread.blockedBy
					? "Nobody can write here while this conversation is closed."
					: `This conversation closes on ${thread.expires} unless one of you writes.`}{" "}
				Never send a code or a payment to someone you haven't met.
			</p>
			{!thread.blockedBy && (
				<Form method="post" action={address} className="pb-3">
					<Button type="submit" name="intent" value="block" variant="secondary" size="small">
						Block this person
					</Button>
				</Form>
			)}
			{!thread.isReported && (
				<Disclosure summary="Report this conversation" open={answer?.reportError !== undefined}>
					<Form method="post" action={address} className="grid gap-4">
						<input type="hidden" name="intent" value="report" />
						<TextareaField
							label="Reason"
							hint="Our office will read the conversation. Otherwise, no one does."
							error={answer?.reportError}
							name="reason"
							required
							rows={3}
							maxLength={limits.reason}
						/>
						<div>
							<Button type="submit" variant="destructive">
								Submit report
							</Button>
						</div>
					</Form>
				</Disclosure>
			)}
		</section>
	);
}
