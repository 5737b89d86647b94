// How to reach the poster, as they chose: the number is shown on request, messages go through us.
import { Mail, Phone } from "lucide";
import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { ContactNumbers } from "../contacts.server.ts";
import { kindLabels, type PublicListing } from "../listing.ts";
import { messagePath, phonePath } from "../listing-paths.ts";
import { CallLink, WhatsappLink } from "./contact-numbers.tsx";

export type NumbersAnswer = { ok: true; numbers: ContactNumbers } | { ok: false; toast: Toast };

export function ContactBox({ listing }: { listing: PublicListing }) {
	const { kind, id, contactMethod, hasWhatsapp } = listing;
	const fetcher = useFetcher<NumbersAnswer>();
	const { data, state } = fetcher;
	useEffect(() => {
		if (state === "idle" && data && !data.ok) showToast(data.toast);
	}, [state, data]);
	const numbers = data?.ok ? data.numbers : null;
	return (
		<div className="listing-contact grid gap-3">
			{contactMethod !== "message" &&
				(numbers ? (
					<CallLink kind={kind} numbers={numbers} />
				) : (
					<fetcher.Form method="post" action={phonePath(kind, id)}>
						<Button type="submit" size="large" className="w-full px-3" busy={state !== "idle"}>
							<Icon of={Phone} className="size-5" />
							<span>
								{kindLabels[kind].contact}
								<span className="font-normal max-sm:sr-only">: show number</span>
							</span>
						</Button>
					</fetcher.Form>
				))}
			{numbers?.whatsappLink && <WhatsappLink href={numbers.whatsappLink} />}
			{contactMethod !== "phone" && (
				<Link
					className={buttonClass(
						{ variant: contactMethod === "message" ? "primary" : "secondary", size: "large" },
						"w-full px-3",
					)}
					to={messagePath(kind, id)}
				>
					<Icon of={Mail} className="size-5" />
					<span>
						Message<span className="max-sm:sr-only"> {kindLabels[kind].poster}</span>
					</span>
				</Link>
			)}
			<p className="text-sm text-stone max-sm:hidden">{contactNote(contactMethod, hasWhatsapp)}</p>
		</div>
	);
}

function contactNote(method: PublicListing["contactMethod"], hasWhatsapp: boolean): string {
	if (method === "phone") return hasWhatsapp ? "By phone or WhatsApp." : "By phone.";
	return "Messages go through us: your email stays private.";
}
