// What the cart says about changes, and the way to the checkout.
import { useState } from "react";
import { readText, writeText } from "#app/ui/begun/device-store.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import type { CartChange } from "../../cart/cart-changes.ts";
import type { useCheckout } from "../orders/use-checkout.ts";
import { DISCOUNT_KEY } from "./stored-text.ts";

type Checkout = ReturnType<typeof useCheckout>;

/** Found when the cart was opened, and already in the total. */
export function PriceChanges({ changes }: { changes: readonly CartChange[] }) {
	if (changes.length === 0) return null;
	return (
		<div role="status">
			<Notice tone="amber" title="Your cart has changed">
				<ChangeList changes={changes} />
			</Notice>
		</div>
	);
}

/** What the checkout answered: an error, or changes to accept. */
export function CheckoutOutcome({ error, advice, changes }: Pick<Checkout, "error" | "advice" | "changes">) {
	if (error)
		return (
			<Notice tone="error">
				<p>{error}</p>
				{advice && <p className="mt-1">{advice}</p>}
			</Notice>
		);
	if (!changes) return null;
	return (
		<div role="alert">
			<Notice tone="amber" title="Prices or stock changed since you added this">
				<ChangeList changes={changes.list} />
				<Button size="small" className="mt-3" onClick={changes.accept}>
					Accept and continue
				</Button>
			</Notice>
		</div>
	);
}

function ChangeList({ changes }: { changes: readonly CartChange[] }) {
	return (
		<ul className="mt-1 grid gap-1">
			{changes.map(({ text }) => (
				<li key={text} className="first-letter:uppercase">
					{text}.
				</li>
			))}
		</ul>
	);
}

/** Kept in this browser and sent along to a store that has such codes. */
export function DiscountField() {
	const [code, setCode] = useState(() => readText(DISCOUNT_KEY) ?? "");
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
