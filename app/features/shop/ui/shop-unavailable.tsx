import { href, useLocation } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";

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
				<p>
					Our store isn't responding right now. Try again in a minute, or call us. We take orders by phone,
					too.
				</p>
			</EmptyState>
		</div>
	);
}
