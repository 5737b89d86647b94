import { LazyDialog } from "#app/ui/overlays/lazy-overlays.ts";

const keys: readonly [key: string, does: string][] = [
	["j", "Next listing"],
	["k", "Previous listing"],
	["x", "Select or deselect it"],
	["f", "Flag"],
	["r", "Restore"],
	["d", "Delete, with 10 seconds to undo"],
	["?", "This help"],
];

export function KeysHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
	return (
		<LazyDialog open={open} onOpenChange={onOpenChange} title="Keyboard" width="26rem">
			<dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
				{keys.map(([key, does]) => (
					<div key={key} className="contents">
						<dt>
							<kbd className="key">{key}</kbd>
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
		</LazyDialog>
	);
}
