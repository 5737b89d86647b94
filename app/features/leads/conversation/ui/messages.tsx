import type { ConversationMessage } from "../conversation.ts";

type MessagesProps = {
	messages: readonly ConversationMessage[];
	/** Who is reading: their own messages are on the right. */
	reader: "office" | "person";
	/** What the office calls the person. */
	personName: string;
};

export function Messages({ messages, reader, personName }: MessagesProps) {
	return (
		<ol className="grid gap-4 empty:hidden">
			{messages.map(({ id, author, text, at }) => {
				const isOwn = (author === null) === (reader === "person");
				const name = author ?? (reader === "person" ? "You" : personName);
				return (
					<li
						key={id}
						className={`max-w-[90%] rounded-md border px-4 py-3 ${isOwn ? "justify-self-end border-water bg-water-tint" : "justify-self-start border-line bg-white"}`}
					>
						<p className="text-sm text-slate">
							<strong className="text-ink">{name}</strong> · {at}
						</p>
						<p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
					</li>
				);
			})}
		</ol>
	);
}
