import { href } from "react-router";
import { contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { orderKind, orderWords } from "../../orders/order-words.ts";

type OrderConfirmationProps = {
	lines: readonly { handle: string }[];
	reference: string;
	promisedBy: string | null;
	orderPath: string | null;
	visitPath: string | null;
};

export function OrderConfirmation(props: OrderConfirmationProps) {
	const { reference, promisedBy, orderPath, visitPath } = props;
	const words = orderWords[orderKind(props.lines)];
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
						text: `${promisedBy ?? `Within ${promises.answerHours} business hours, ${promises.hoursText}.`} We confirm ${words.settles}.`,
					},
					{ title: "You get it in writing", text: "A copy of this request is on its way to your inbox." },
					{ title: words.lastStep, text: "Nothing has been charged so far." },
				]}
			/>
			<p className="measure mt-8 text-slate">
				Something wrong or missing? Call{" "}
				<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
					{contact.businessPhone}
				</a>{" "}
				and mention your reference number.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				{orderPath && <ButtonLink to={orderPath}>See your order</ButtonLink>}
				{visitPath && (
					<ButtonLink variant="secondary" to={visitPath}>
						Pick a time for our call or visit
					</ButtonLink>
				)}
				<ButtonLink variant="secondary" to={href("/shop")}>
					Back to Shop
				</ButtonLink>
			</div>
		</div>
	);
}
