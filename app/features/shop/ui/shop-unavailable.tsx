import { href, useLocation } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** The store does not respond, and there is no earlier copy to show. */
export function ShopUnavailable() {
	const { pathname } = useLocation();
	return (
		<div className="wrap py-14" role="alert">
			<EmptyState
				title="The shop could not be loaded"
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
					Our store does not answer at the moment. Please try again in a minute, or call us: we take orders by
					phone, too.
				</p>
			</EmptyState>
		</div>
	);
}
