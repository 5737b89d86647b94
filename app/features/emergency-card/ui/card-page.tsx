import { Check, Phone, WifiOff } from "lucide";
import { useRef } from "react";
import { href } from "react-router";
import { contact, leaveEarly, telephoneHref } from "#app/features/company/company.ts";
import { AlertSignUp } from "#app/features/company/ui/alert-sign-up.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useOfflineCopy } from "#app/ui/offline-page/use-offline-copy.ts";
import { CardActions } from "./card-actions.tsx";
import { CardForm } from "./card-form.tsx";
import { FridgeSheet, WalletCard } from "./card-sheets.tsx";
import { SharedCard } from "./shared-card.tsx";
import { useCard } from "./use-card.ts";
import "./card.css";

const STATUS = {
	loading: "Not saved yet",
	saved: "Saved on this device",
	unsaved: "This browser won't let us save the card",
};

export function CardPage() {
	const form = useRef<HTMLFormElement>(null);
	const { card, state, typed, replace } = useCard(form);
	const offline = useOfflineCopy(href("/emergency-card"));
	return (
		<div className="wrap pt-8 pb-24" data-no-call-button="">
			<div className="screen-only max-w-[46rem]">
				<h1 className="text-title">Emergency card</h1>
				<p className="mt-3 text-lg text-slate">
					Fill it in on a calm day. It's saved only on this device, and we never see it. After this visit, the
					page works offline. <strong>{leaveEarly}</strong>
				</p>
				<noscript>
					<p className="mt-3 font-semibold">
						Without JavaScript the card can't be saved. You can still fill it in and print this page.
					</p>
				</noscript>
				<div className="card-status" role="status">
					<p data-on={state === "saved" || undefined}>
						<Icon of={Check} className="size-5" />
						{STATUS[state]}
					</p>
					<p data-on={offline === "ready" || undefined}>
						<Icon of={WifiOff} className="size-5" />
						{offline === "unavailable"
							? "This browser can't keep the page for offline use"
							: offline === "ready"
								? "Works offline"
								: "Saving the page for offline use"}
					</p>
				</div>
			</div>
			<div className="screen-only mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div>
					<SharedCard own={card} onUse={replace} />
					<CardForm ref={form} card={card} onType={typed} />
				</div>
				<aside aria-label="Your card" className="grid content-start gap-6">
					<div className="grid gap-3">
						<a className={buttonClass()} href="tel:911">
							<Icon of={Phone} className="size-5" />
							Call 911
						</a>
						<a className={buttonClass({ variant: "secondary" })} href={telephoneHref(contact.emergencyPhone)}>
							Our systems: {contact.emergencyPhone}
						</a>
					</div>
					<WalletCard card={card} />
					<CardActions card={card} onReplace={replace} />
					<AlertSignUp />
				</aside>
			</div>
			<div className="paper-only" aria-hidden="true">
				<WalletCard card={card} />
				<FridgeSheet card={card} />
			</div>
		</div>
	);
}
