// How to reach the poster, as they chose: the number is shown on request, messages go through us.
import { Mail } from "lucide";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { kindLabels, type PublicListing } from "../listing.ts";
import { messagePath } from "../listing-paths.ts";
import { PhoneNumber } from "./phone-number.tsx";

export function ContactBox({ listing }: { listing: PublicListing }) {
	const { kind, id, contactMethod, hasWhatsapp } = listing;
	return (
		<div className="listing-contact grid gap-3">
			{contactMethod !== "message" && <PhoneNumber listing={listing} />}
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
