import { Share2 } from "lucide";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";

/** Opens the device's share sheet, or copies the link. */
export function ShareButton({ title, className }: { title: string; className?: string }) {
	return (
		<Button
			variant="secondary"
			className={`invisible in-data-hydrated:visible ${className ?? ""}`}
			onClick={() => void share(title)}
		>
			<Icon of={Share2} className="size-4.5" />
			Share
		</Button>
	);
}

async function share(title: string): Promise<void> {
	const url = location.origin + location.pathname;
	if (navigator.share) {
		try {
			return await navigator.share({ title, url });
		} catch (error) {
			// Closing the share sheet is not a failure.
			if (error instanceof DOMException && error.name === "AbortError") return;
		}
	}
	await copy(url);
	showToast({ title: "Link copied!" });
}

async function copy(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
	} catch {
		// The clipboard API needs a secure connection; execCommand works without.
		const field = document.createElement("textarea");
		field.value = text;
		document.body.append(field);
		field.select();
		document.execCommand("copy");
		field.remove();
	}
}
