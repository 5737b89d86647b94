// A card that came in a link or QR code. It replaces the visitor's own only when they say so.
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { type Card, isEmpty } from "../card.ts";
import { cardFromHash } from "../card-link.ts";

export function SharedCard({ own, onUse }: { own: Card; onUse: (card: Card) => void }) {
	const [offered, setOffered] = useState<Card | null>(null);
	useEffect(() => {
		const look = () => void cardFromHash(window.location.hash).then(setOffered);
		look();
		addEventListener("hashchange", look);
		return () => removeEventListener("hashchange", look);
	}, []);
	if (!offered) return null;

	/** The link stays out of the history, so that nobody who opens the browser later finds the card in it. */
	function close() {
		history.replaceState(history.state, "", window.location.pathname);
		setOffered(null);
	}

	function use() {
		if (offered) onUse(offered);
		close();
	}

	return (
		<Notice title="Someone shared a card with you" className="mb-8">
			<p>
				{isEmpty(own) ? "Save it on this device?" : "If you use it, it replaces the card on this device."}{" "}
				{offered.answers.zone && `Zone: ${offered.answers.zone}.`}
			</p>
			<div className="mt-3 flex flex-wrap gap-3">
				<Button onClick={use}>Use this card</Button>
				<Button variant="secondary" onClick={close}>
					{isEmpty(own) ? "No, thanks" : "Keep mine"}
				</Button>
			</div>
		</Notice>
	);
}
