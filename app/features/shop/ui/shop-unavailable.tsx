import { href, useLocation } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { STORE_AWAY } from "../orders/checkout-answer.ts";

/** The store does not respond, and there is no earlier copy to show. */
export function ShopUnavailable() {
	const { pathname } = useLocation();
	return (
		<div className="wrap py-14" role="alert">
			<EmptyState
				title="We couldn't load the shop"
				action={
					<>
						<a className={buttonClass()} href={pathname || href("/shop")}>
							Try again
						</a>
						<a className={buttonClass({ variant: "secondary" })} href={telephoneHref(contact.businessPhone)}>
							Call {contact.businessPhone}
						</a>
					</>
				}
			>
				<p>{STORE_AWAY}</p>
			</EmptyState>
		</div>
	);
}
