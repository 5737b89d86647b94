import { href } from "react-router";

/** Anything longer would not fit into the header that leads back. */
const HANDLE = /^[\w-]{1,200}$/;

/** Where a form of the shop leads back to when it failed: the product it names, or the cart. */
export function backPath(handle: string): string {
	return HANDLE.test(handle) ? href("/product/:handle", { handle }) : href("/cart");
}
