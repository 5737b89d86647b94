// The card on paper: a wallet card to cut out and fold, and a sheet for the fridge.
import { company, contact, leaveEarly } from "#app/features/company/company.ts";
import { type Card, FIELDS, type FieldName, GO_BAG, SECTIONS } from "../card.ts";

const WALLET_FIELDS: readonly FieldName[][] = [
	["zone", "routeA", "routeB", "meetingPoint"],
	["contact1", "phone1", "contact2", "phone2", "medication", "pets"],
];

export function WalletCard({ card }: { card: Card }) {
	return (
		<div className="wallet-card">
			{WALLET_FIELDS.map((names, side) => (
				<div key={names[0]} className="wallet-side">
					<p className="wallet-title">{side === 0 ? "Leave at the first warning." : "Call"}</p>
					<dl>
						{FIELDS.filter(({ name }) => names.includes(name)).map(({ name, label }) => (
							<div key={name}>
								<dt>{label.replace(/^(First|Second) contact's phone$/, "Phone")}</dt>
								<dd>{card.answers[name]}</dd>
							</div>
						))}
					</dl>
					<p className="wallet-line">
						911 · {company.shortName} emergency line {contact.emergencyPhone}
					</p>
				</div>
			))}
		</div>
	);
}

const LONG_CARD_CHARACTERS = 900;

function isLong({ answers }: Card): boolean {
	return Object.values(answers).join("").length > LONG_CARD_CHARACTERS;
}

export function FridgeSheet({ card }: { card: Card }) {
	return (
		<div className="fridge-sheet" data-long={isLong(card) || undefined} aria-hidden="true">
			<p className="fridge-title">If we have to leave</p>
			{SECTIONS.map(({ title, fields }) => (
				<section key={title}>
					<p className="fridge-heading">{title}</p>
					<dl>
						{fields.map(({ name, label }) => (
							<div key={name}>
								<dt>{label}</dt>
								<dd>{card.answers[name]}</dd>
							</div>
						))}
					</dl>
				</section>
			))}
			<section>
				<p className="fridge-heading">Go bag</p>
				<ul>
					{GO_BAG.map((item, place) => (
						<li key={item}>
							{card.packed.includes(place) ? "☒" : "☐"} {item}
						</li>
					))}
				</ul>
			</section>
			<p className="fridge-line">
				{leaveEarly} Emergency: 911. {company.shortName} emergency line, {contact.emergencyPhone}
			</p>
		</div>
	);
}
