import { href } from "react-router";
import { contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NumberedSteps } from "#app/ui/numbered-steps.tsx";

export function OrderConfirmation({ reference }: { reference: string }) {
	return (
		<div>
			<p className="text-lg">Your reference number</p>
			<p className="figures text-title font-condensed font-semibold text-water" data-reference>
				{reference}
			</p>
			<NumberedSteps
				className="mt-8"
				steps={[
					{
						title: "We call you",
						text: `Within ${promises.answerHours} hours, ${promises.hoursText}, to confirm delivery, tax and fit.`,
					},
					{ title: "You get it in writing", text: "A copy of this request is on its way to your mailbox." },
					{ title: "You pay, we ship", text: "Nothing has been charged so far." },
				]}
			/>
			<p className="measure mt-8 text-slate">
				Something wrong or forgotten? Call{" "}
				<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
					{contact.businessPhone}
				</a>{" "}
				and name your number.
			</p>
			<ButtonLink className="mt-7" variant="secondary" to={href("/shop")}>
				Back to Shop
			</ButtonLink>
		</div>
	);
}
