import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { shareAddress } from "../../cart/share-link.ts";
import type { OrderLine } from "../../store/store.ts";

/** The link itself works without JavaScript; the button copies it. */
export function ShareCart({ lines }: { lines: readonly OrderLine[] }) {
	const [copied, setCopied] = useState<boolean | null>(null);
	const address = shareAddress(lines);
	async function copy() {
		try {
			await navigator.clipboard.writeText(new URL(address, window.location.href).href);
			setCopied(true);
		} catch {
			setCopied(false);
		}
	}
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
			<a className="link" href={address}>
				Link to this cart
			</a>
			<Button variant="ghost" size="small" onClick={copy}>
				Copy link
			</Button>
			<span role="status" className="text-slate">
				{copied === true && "Copied."}
				{copied === false && "Copying isn't allowed here. Press and hold the link instead."}
			</span>
		</div>
	);
}
