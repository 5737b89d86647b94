import type { ComponentType } from "react";
import type { FetcherFormProps } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { ListingKind } from "../../listing/listing.ts";
import type { ModerationAction } from "../moderation.ts";
import { ReasonSelect } from "./reason-select.tsx";

export const BULK_FORM = "bulk";

const intents: readonly [ModerationAction, string][] = [
	["flag", "Flag"],
	["restore", "Restore"],
	["delete", "Delete"],
];

type BulkBarProps = {
	form: ComponentType<FetcherFormProps>;
	action: string;
	kind: ListingKind;
	/** Undefined without JavaScript; the buttons then apply to the checked boxes. */
	selected: number | undefined;
	all: boolean;
	onAll: (all: boolean) => void;
	onSent: () => void;
};

export function BulkBar({ form: Form, action, kind, selected, all, onAll, onSent }: BulkBarProps) {
	const none = selected === 0;
	return (
		<Form
			id={BULK_FORM}
			method="post"
			action={action}
			aria-label="Selected listings"
			data-selected={selected ? "" : undefined}
			className="bulk-bar flex flex-wrap items-center gap-x-4 gap-y-2 border-b-2 border-ink px-3 py-2"
			onSubmit={onSent}
		>
			<input type="hidden" name="kind" value={kind} />
			<label className="choice !py-2">
				<input
					type="checkbox"
					className="check"
					checked={all}
					disabled={selected === undefined}
					onChange={(event) => onAll(event.target.checked)}
				/>
				<span className="figures pt-px text-sm whitespace-nowrap">
					{selected ? `${selected} selected` : "Select all on this page"}
				</span>
			</label>
			<div className="flex flex-wrap items-center gap-2 sm:ml-auto">
				<ReasonSelect of="the selected listings" />
				{intents.map(([intent, label]) => (
					<Button
						key={intent}
						type="submit"
						name="intent"
						value={intent}
						variant={intent === "delete" ? "destructive" : "secondary"}
						size="small"
						disabled={none}
					>
						<span>
							{label}
							<span className="max-sm:sr-only"> selected</span>
						</span>
					</Button>
				))}
			</div>
		</Form>
	);
}
