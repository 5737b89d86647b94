import { Check } from "lucide";
import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Receipt } from "../consultation.ts";

/** In place of the inline form. */
export function ConsultReceipt({ receipt, sendAnother }: { receipt: Receipt; sendAnother: () => void }) {
	const top = useRef<HTMLDivElement>(null);
	// The button that was pressed is below the fold on a phone.
	useEffect(() => {
		// In braces: some browsers return a promise, which React would call on leaving the page.
		top.current?.scrollIntoView({ block: "center" });
	}, []);
	return (
		<div ref={top} className="border-t-4 border-sage bg-white p-6 shadow-panel sm:p-8">
			<ReceiptText {...receipt} />
			<p className="mt-5 text-slate">
				In the meantime, fill in the{" "}
				<Link to={href("/intake-wizard")} className="link">
					property intake
				</Link>{" "}
				so we're prepared. If something changes, call{" "}
				<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
					{contact.businessPhone}
				</a>
				.
			</p>
			<p className="mt-3">
				<button type="button" className="link" onClick={sendAnother}>
					Send another
				</button>
			</p>
		</div>
	);
}

/** What was received, when we call, and its number. */
export function ReceiptText({ reference, promisedBy, visitPath }: Receipt) {
	return (
		<>
			<h3 className="flex items-center gap-2.5 text-subheading">
				<Icon of={Check} className="size-6 flex-none text-sage" />
				We have your request
			</h3>
			<p className="mt-3 text-lg font-medium">{promisedBy}</p>
			<p className="mt-3 text-slate">
				Your reference is{" "}
				<strong className="figures font-semibold whitespace-nowrap text-ink">{reference}</strong>. We're
				emailing you a confirmation.
			</p>
			<p className="mt-5">
				<ButtonLink to={visitPath} variant="secondary">
					Pick another time
				</ButtonLink>
			</p>
		</>
	);
}
