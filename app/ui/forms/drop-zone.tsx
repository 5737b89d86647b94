import { type IconNode, Upload } from "lucide";
import { type ComponentProps, type DragEvent, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

type DropZoneProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
	/** The clickable words, such as "Choose photos". */
	text: string;
	icon?: IconNode;
	id: string;
	onFiles: (files: File[]) => void;
};

/** A file field to click or drop files on. A plain file field until hydration. */
export function DropZone({ text, icon = Upload, onFiles, className, ...input }: DropZoneProps) {
	const hydrated = useHydrated();
	const [isOver, setIsOver] = useState(false);
	function onDrop(event: DragEvent) {
		event.preventDefault();
		setIsOver(false);
		const files = [...event.dataTransfer.files];
		if (files.length > 0) onFiles(files);
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping repeats what the file field does
		<div
			className={classNames("drop-zone", className)}
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={onDrop}
		>
			<Icon of={icon} className="size-6 text-stone" />
			<label htmlFor={input.id} className="font-semibold text-water">
				{text}
			</label>
			<input
				{...input}
				type="file"
				className={hydrated ? "absolute inset-0 cursor-pointer opacity-0" : "max-w-full"}
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])];
					// They are uploaded separately and must not be sent with the form again.
					currentTarget.value = "";
					if (files.length > 0) onFiles(files);
				}}
			/>
			{hydrated && <span className="text-sm text-stone max-sm:hidden">or drop them here</span>}
		</div>
	);
}
