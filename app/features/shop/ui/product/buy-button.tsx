import { useState } from "react";
import { href, useNavigate } from "react-router";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { lazyDialog } from "#app/ui/loading/lazy-part.tsx";
import { toCartItem } from "../../cart/cart-rules.ts";
import type { ListedProduct } from "../../listed-product.ts";
import { NOT_SOLD_ONLINE } from "../../product.ts";
import { useCartActions } from "../cart/cart-actions.ts";
import { preloadCartPanel } from "../cart/lazy-cart-panel.tsx";

const VersionDialog = lazyDialog(async () => (await import("./version-dialog.tsx")).VersionDialog);

type BuyButtonProps = ButtonLook & {
	product: ListedProduct;
	/** Id of the text that names it. */
	describedBy?: string;
};

/** Puts one into the cart. Where there are several versions, it asks which. */
export function BuyButton({ product, describedBy, ...look }: BuyButtonProps) {
	const { add } = useCartActions();
	const button = { ...look, className: "w-full", "aria-describedby": describedBy };
	if (!product.available)
		return (
			<Button {...button} disabled>
				Sold Out
			</Button>
		);
	if (product.versions > 1) return <ChooseVersion product={product} button={button} />;
	return (
		// Without JavaScript it adds to the cart on /cart.
		<form
			method="post"
			action={href("/cart")}
			onSubmit={(event) => {
				event.preventDefault();
				add(toCartItem(product));
			}}
		>
			<input type="hidden" name="handle" value={product.handle} />
			<input type="hidden" name="variantId" value={product.variantId ?? ""} />
			<input type="hidden" name="quantity" value="1" />
			<Button {...button} type="submit" onPointerEnter={preloadCartPanel} onFocus={preloadCartPanel}>
				Add to Cart
			</Button>
			{!product.variantId && <p className="mt-2 text-sm text-slate">{NOT_SOLD_ONLINE}</p>}
		</form>
	);
}

/** Without JavaScript, and with more versions than fit a dialog, the product's page asks. */
function ChooseVersion({ product, button }: { product: ListedProduct; button: ButtonLook }) {
	const [open, setOpen] = useState(false);
	const navigate = useNavigate();
	const page = `${href("/product/:handle", { handle: product.handle })}#versions`;
	const preload = () => {
		VersionDialog.preload();
		preloadCartPanel();
	};
	async function choose() {
		if (product.choices.length > 0 && (await VersionDialog.arrives())) setOpen(true);
		else await navigate(page);
	}
	return (
		<>
			<form
				action={page}
				onSubmit={(event) => {
					event.preventDefault();
					void choose();
				}}
			>
				<Button {...button} type="submit" aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload}>
					Add to Cart
				</Button>
			</form>
			<VersionDialog product={product} open={open} onClose={() => setOpen(false)} />
		</>
	);
}
