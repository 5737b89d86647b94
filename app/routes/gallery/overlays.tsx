import { useState } from "react";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { LazyAlertDialog, LazyDialog, LazySidePanel } from "#app/ui/lazy-overlays.ts";
import { SpecList } from "#app/ui/spec-list.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { Group } from "./group.tsx";

export function Overlays() {
	const [open, setOpen] = useState<"dialog" | "alert" | "panel" | null>(null);
	const when = (name: typeof open) => ({
		open: open === name,
		onOpenChange: (next: boolean) => setOpen(next ? name : null),
	});
	return (
		<Band tone="ash" tight>
			<Group name="Overlays">
				<div className="flex flex-wrap gap-3">
					<Button variant="secondary" onClick={() => setOpen("dialog")}>
						Open dialog
					</Button>
					<Button variant="secondary" onClick={() => setOpen("alert")}>
						Open alert dialog
					</Button>
					<Button variant="secondary" onClick={() => setOpen("panel")}>
						Open side panel
					</Button>
					<Button
						variant="ghost"
						onClick={() =>
							showToast({
								title: "Added to cart",
								text: "Hose kit, 1 item",
								action: { label: "View cart", onClick: () => setOpen("panel") },
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
				{...when("dialog")}
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
			<LazyAlertDialog
				{...when("alert")}
				title="Delete this listing?"
				description="It comes off the marketplace right away. You can't undo this."
				confirmLabel="Delete listing"
				destructive
				onConfirm={() => setOpen(null)}
			/>
			<LazySidePanel {...when("panel")} title="Cart" footer={<Button className="w-full">Checkout</Button>}>
				<SpecList
					specs={[
						{ name: "Hose kit", value: "$489.00" },
						{ name: "Sensor mast", value: "$1,290.00" },
					]}
				/>
			</LazySidePanel>
		</Band>
	);
}
