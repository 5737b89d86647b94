import { MessageCircle, Phone } from "lucide";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContactNumbers } from "../contacts.server.ts";
import { kindLabels, type ListingKind } from "../listing.ts";

export function CallLink({ kind, numbers }: { kind: ListingKind; numbers: ContactNumbers }) {
	return (
		<a className={buttonClass({ size: "large" }, "w-full px-3")} href={numbers.callLink}>
			<Icon of={Phone} className="size-5" />
			{kindLabels[kind].contact}
			<span className="figures font-normal">{numbers.phone}</span>
		</a>
	);
}

export function WhatsappLink({ href }: { href: string }) {
	return (
		<a
			className={buttonClass({ variant: "secondary", size: "large" }, "w-full px-3")}
			href={href}
			target="_blank"
			rel="noopener noreferrer nofollow"
		>
			<Icon of={MessageCircle} className="size-5" />
			WhatsApp
		</a>
	);
}
