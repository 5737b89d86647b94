// Ways to share the card: print, email, QR code. All of them work offline and without a server.
import { Mail, Printer, QrCode as QrIcon, Trash2 } from "lucide";
import { useState } from "react";
import { contact } from "#app/features/company/company.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QrCode } from "#app/ui/pictures/qr-code.tsx";
import { type Card, cardText, EMPTY_CARD, isEmpty } from "../card.ts";
import { cardLink, MAX_QR_CHARACTERS } from "../card-link.ts";

type CardActionsProps = { card: Card; onReplace: (card: Card) => void };

export function CardActions({ card, onReplace }: CardActionsProps) {
	const [shared, setShared] = useState<{ of: Card; link: string } | null>(null);
	const [erased, setErased] = useState<Card | null>(null);

	async function share() {
		const { origin, pathname } = window.location;
		setShared({ of: card, link: await cardLink(`${origin}${pathname}`, card) });
	}

	function erase() {
		setErased(card);
		setShared(null);
		onReplace(EMPTY_CARD);
	}

	function undo() {
		if (erased) onReplace(erased);
		setErased(null);
	}

	return (
		<div className="grid justify-items-stretch gap-3">
			<Button variant="secondary" onClick={() => print("wallet")}>
				<Icon of={Printer} className="size-5" />
				Print wallet card
			</Button>
			<Button variant="secondary" onClick={() => print("fridge")}>
				<Icon of={Printer} className="size-5" />
				Print fridge sheet
			</Button>
			<p className="text-sm text-stone">
				Each fits on one letter-size page. The wallet card shows the first two lines of each answer. For a
				PDF, choose "Save as PDF" as the printer.
			</p>
			<a className={buttonClass({ variant: "secondary" })} href={mailAddress(card)}>
				<Icon of={Mail} className="size-5" />
				Email it to yourself
			</a>
			<p className="text-sm text-stone">Opens your own mail app. The card doesn't pass through us.</p>
			<Button variant="secondary" onClick={share} aria-expanded={shared !== null}>
				<Icon of={QrIcon} className="size-5" />
				Share by QR code
			</Button>
			{shared && <SharedCode link={shared.link} isOutdated={shared.of !== card} />}
			{isEmpty(card) ? (
				erased && (
					<Button variant="ghost" onClick={undo}>
						Card erased. Undo
					</Button>
				)
			) : (
				<Button variant="ghost" onClick={erase}>
					<Icon of={Trash2} className="size-5" />
					Erase this card
				</Button>
			)}
		</div>
	);
}

function SharedCode({ link, isOutdated }: { link: string; isOutdated: boolean }) {
	if (link.length > MAX_QR_CHARACTERS)
		return <p role="status">Your card has too much text for a QR code. Shorten it, or email the card.</p>;
	return (
		<div role="status" className="grid gap-2">
			<QrCode text={link} label="QR code with your card" />
			<p className="text-sm text-stone">
				{isOutdated
					? "You've changed the card since then. Press the button again for a new code."
					: "Scan it with the other phone's camera. The card is in the code itself and never reaches our server."}
			</p>
			<a className="link" href={link}>
				Link to this card
			</a>
		</div>
	);
}

/** Opens the visitor's own mail client, so the card does not pass through our server. */
function mailAddress(card: Card): string {
	const body = encodeURIComponent(cardText(card, contact.emergencyPhone));
	return `mailto:?subject=${encodeURIComponent("Our emergency card")}&body=${body}`;
}

function print(paper: "wallet" | "fridge"): void {
	document.documentElement.dataset.paper = paper;
	window.print();
}
