// What the cart says about changes, its total and the way to the checkout: below its lines, on its page and in its panel.

import { useState } from "react";
import { href } from "react-router";
import { readText, writeText } from "#app/ui/begun/device-store.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { formatCents } from "#app/ui/money.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import type { ShownItem } from "../../cart/cart.ts";
import { totalCents } from "../../cart/cart-rules.ts";
import { seenPrice, sharedItem } from "../../cart/share-link.ts";
import type { CheckoutAnswer } from "../../orders/checkout-answer.ts";
import type { OrderLine } from "../../store/store.ts";
import type { CheckoutState } from "../orders/use-checkout.ts";
import { DISCOUNT_KEY } from "./cart-storage.ts";

type CartSummaryProps = {
	lines: readonly ShownItem[];
	/** Found when the cart was opened, and already in the total. */
	changes: readonly string[];
	takesDiscountCodes: boolean;
	/** Null without JavaScript. */
	checkout: CheckoutState | null;
};

export function CartSummary({ lines, changes, takesDiscountCodes, checkout }: CartSummaryProps) {
	const answer = checkout?.answer;
	const toAccept = answer && answer.changes.length > 0;
	const counted = toAccept ? answer.lines : lines.filter(({ problem }) => !problem);
	return (
		<>
			{!toAccept && <PriceChanges changes={changes} />}
			{answer && <CheckoutOutcome answer={answer} accept={checkout.accept} />}
			<CartTotal
				cents={totalCents(counted)}
				currency={lines[0]?.currency}
				isNew={toAccept || changes.length > 0}
			/>
			{!toAccept && (
				<form
					method="post"
					action={href("/checkout")}
					className="grid gap-4"
					onSubmit={
						checkout
							? (event) => {
									event.preventDefault();
									checkout.proceed();
								}
							: undefined
					}
				>
					<OrderedItems lines={lines} />
					{takesDiscountCodes && <DiscountField isStored={checkout !== null} />}
					<Button type="submit" busy={checkout?.isBusy} className="w-full">
						{checkout?.isBusy ? "Creating Checkout..." : "Proceed to Checkout"}
					</Button>
				</form>
			)}
		</>
	);
}

/** Hidden fields: the lines and the prices that the visitor sees. */
function OrderedItems({ lines }: { lines: readonly (OrderLine & { price: string })[] }) {
	return lines.flatMap((line) => [
		<input key={line.variantId} type="hidden" name="item" value={sharedItem(line)} />,
		<input key={`${line.variantId} seen`} type="hidden" name="seen" value={seenPrice(line)} />,
	]);
}

export function PriceChanges({ changes }: { changes: readonly string[] }) {
	if (changes.length === 0) return null;
	return (
		<div role="status">
			<Notice tone="amber" title="Your cart has changed">
				<ChangeList changes={changes} />
			</Notice>
		</div>
	);
}

type CheckoutOutcomeProps = {
	answer: CheckoutAnswer;
	/** Without JavaScript a link or a form does it. */
	accept?: () => void;
};

/** What the checkout answered: an error, or changes to accept. */
export function CheckoutOutcome({ answer, accept }: CheckoutOutcomeProps) {
	const { error, advice, changes, checkout, lines } = answer;
	if (error)
		return (
			<Notice tone="error">
				<p>{error}</p>
				{advice && <p className="mt-1">{advice}</p>}
			</Notice>
		);
	if (changes.length === 0) return null;
	const label = "Accept and continue";
	return (
		<div role="alert">
			<Notice tone="amber" title="Prices or stock changed since you added this">
				<ChangeList changes={changes} />
				{accept ? (
					<Button size="small" className="mt-3" onClick={accept}>
						{label}
					</Button>
				) : checkout ? (
					<a className={buttonClass({ size: "small" }, "mt-3")} href={checkout.url}>
						{label}
					</a>
				) : (
					lines.length > 0 && (
						<form method="post" action={href("/checkout")} className="mt-3">
							<OrderedItems lines={lines} />
							<Button type="submit" size="small">
								{label}
							</Button>
						</form>
					)
				)}
			</Notice>
		</div>
	);
}

function ChangeList({ changes }: { changes: readonly string[] }) {
	return (
		<ul className="mt-1 grid gap-1">
			{changes.map((text) => (
				<li key={text} className="first-letter:uppercase">
					{text}.
				</li>
			))}
		</ul>
	);
}

export function CartTotal(props: { cents: number; currency?: string; isNew?: boolean }) {
	return (
		<p className="flex items-baseline justify-between gap-4">
			<span className="font-semibold">{props.isNew ? "New total" : "Total"}</span>
			<span className="figures text-subheading font-condensed font-semibold">
				{formatCents(props.cents, props.currency)}
			</span>
		</p>
	);
}

/** Sent along to a store that has such codes, and with JavaScript kept in this browser. */
function DiscountField({ isStored }: { isStored: boolean }) {
	const [code, setCode] = useState(() => (isStored ? readText(DISCOUNT_KEY) : null) ?? "");
	return (
		<TextField
			label="Discount code"
			optional
			name="discountCode"
			value={code}
			maxLength={40}
			autoComplete="off"
			autoCapitalize="characters"
			onChange={({ target }) => {
				const typed = target.value.replace(/[^\w-]/g, "");
				setCode(typed);
				writeText(DISCOUNT_KEY, typed || null);
			}}
		/>
	);
}
