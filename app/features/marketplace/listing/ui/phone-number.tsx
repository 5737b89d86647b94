// The poster's number, shown on request. On the listing's page, and without JavaScript on the page that answers.
import { MessageCircle, Phone } from "lucide";
import { useFetcher } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import type { ContactNumbers } from "../contacts.server.ts";
import { kindLabels, type ListingKind } from "../listing.ts";
import { phonePath } from "../listing-paths.ts";

export type NumbersAnswer = { ok: true; numbers: ContactNumbers } | { ok: false; toast: Toast };

type PhoneNumberProps = { listing: { kind: ListingKind; id: string }; answered?: NumbersAnswer };

export function PhoneNumber({ listing: { kind, id }, answered }: PhoneNumberProps) {
	const fetcher = useFetcher<NumbersAnswer>();
	const answer = fetcher.data ?? answered;
	const { contact } = kindLabels[kind];
	if (!answer?.ok)
		return (
			<>
				{answer && (
					<Notice tone="error" title={answer.toast.title}>
						{answer.toast.text}
					</Notice>
				)}
				<fetcher.Form method="post" action={phonePath(kind, id)}>
					<Button type="submit" size="large" className="w-full px-3" busy={fetcher.state !== "idle"}>
						<Icon of={Phone} className="size-5" />
						<span>
							{contact}
							<span className="font-normal max-sm:sr-only">: show number</span>
						</span>
					</Button>
				</fetcher.Form>
			</>
		);
	const { phone, callLink, whatsappLink } = answer.numbers;
	return (
		<>
			<a className={buttonClass({ size: "large" }, "w-full px-3")} href={callLink}>
				<Icon of={Phone} className="size-5" />
				{contact}
				<span className="figures font-normal">{phone}</span>
			</a>
			{whatsappLink && (
				<a
					className={buttonClass({ variant: "secondary", size: "large" }, "w-full px-3")}
					href={whatsappLink}
					target="_blank"
					rel="noopener noreferrer nofollow"
				>
					<Icon of={MessageCircle} className="size-5" />
					WhatsApp
				</a>
			)}
		</>
	);
}
