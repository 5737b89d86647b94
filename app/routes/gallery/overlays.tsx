import { useState } from "react";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { LazyDialog } from "#app/ui/lazy-overlays.ts";
import { Textarea } from "#app/ui/textarea.tsx";
import { showToast } from "#app/ui/toast-store.ts";
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
					<Field label="Full name" required>
						{(control) => <Input {...control} />}
					</Field>
					<Field label="Message">{(control) => <Textarea {...control} />}</Field>
					<Button className="w-full">Send request</Button>
				</div>
			</LazyDialog>
		</Band>
	);
}
