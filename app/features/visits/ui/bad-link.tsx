import { href } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { type BadLink, badLinks } from "../messages.ts";

export function BadLinkPage({ reason }: { reason: BadLink }) {
	const { title, text } = badLinks[reason];
	return (
		<Band>
			<h1 className="text-title mb-8">Your booking</h1>
			<EmptyState
				title={title}
				action={
					<>
						<a href={telephoneHref(contact.businessPhone)} className={buttonClass()}>
							Call {contact.businessPhone}
						</a>
						<ButtonLink to={href("/contact")} variant="secondary">
							Request a callback
						</ButtonLink>
					</>
				}
			>
				{text}
			</EmptyState>
		</Band>
	);
}
