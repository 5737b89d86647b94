import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { LazyDialog } from "#app/ui/overlays/lazy-overlays.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Band } from "#app/ui/page/band.tsx";
import { Group } from "./group.tsx";

export function Overlays() {
	const [open, setOpen] = useState(false);
	return (
		<Band tone="ash" tight>
			<Group name="Overlays">
				<div className="flex flex-wrap gap-3">
					<Button variant="secondary" onClick={() => setOpen(true)}>
						Open dialog
					</Button>
					<Button
						variant="ghost"
						onClick={() =>
							showToast({
								title: "Added to cart",
								text: "Hose kit, 1 item",
								action: { label: "View cart", onClick: () => setOpen(true) },
							})
						}
					>
						Show toast
					</Button>
					<Button
						variant="ghost"
						onClick={() =>
							showToast({
								tone: "destructive",
								title: "Couldn't save",
								text: "Check your connection and try again.",
							})
						}
					>
						Show error toast
					</Button>
				</div>
			</Group>
			<LazyDialog
				open={open}
				onOpenChange={setOpen}
				title="Request a consultation"
				description="We call back within 2 business hours."
			>
				<div className="grid gap-5">
					<TextField label="Full name" mark />
					<TextareaField label="Message" />
					<Button className="w-full">Send request</Button>
				</div>
			</LazyDialog>
		</Band>
	);
}
