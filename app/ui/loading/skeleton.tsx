import { classNames } from "../class-names.ts";

/** A gray placeholder block. Size it with `className`, and announce loading once on the parent. */
export function Skeleton({ className }: { className?: string }) {
	return <div className={classNames("skeleton", className)} aria-hidden="true" />;
}

/** Placeholder lines of text. The last one is shorter. */
export function SkeletonText({ lines }: { lines: number }) {
	return (
		<div className="grid gap-2.5" aria-hidden="true">
			{Array.from({ length: lines }, (_, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move
				<div key={line} className={classNames("skeleton h-4", line === lines - 1 && "w-3/5")} />
			))}
		</div>
	);
}
