// Header, footer and dialogs around every public page.
import { Phone } from "lucide";
import type { ReactNode } from "react";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { SiteFooter } from "#app/features/company/ui/shell/site-footer.tsx";
import { SiteHeader, TopBar } from "#app/features/company/ui/shell/site-header.tsx";
import { ConsultDialogs, ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { CartButton } from "#app/features/shop/ui/cart/cart-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FireWeather } from "./fire-weather.tsx";

export function SiteFrame({ children }: { children: ReactNode }) {
	return (
		<ConsultDialogs>
			<TopBar />
			<SiteHeader
				cart={<CartButton />}
				quote={(place) => (
					<ConsultLink
						topic="Get Quote"
						className={buttonClass(
							{ size: place === "bar" ? "small" : "medium" },
							place === "menu" ? "w-full" : undefined,
						)}
					>
						Get Quote
					</ConsultLink>
				)}
			/>
			<FireWeather />
			<main id="content" tabIndex={-1} className="outline-none">
				{children}
			</main>
			<SiteFooter>
				<a className="call-button" href={telephoneHref(contact.businessPhone)}>
					<Icon of={Phone} className="size-5" />
					Call {contact.businessPhone}
				</a>
			</SiteFooter>
		</ConsultDialogs>
	);
}
