import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** A number with its unit, for light and dark bands. Group several in `StatRow`. */
export function Stat({ value, children }: { value: string; children: ReactNode }) {
	return (
		<div className="border-t-2 border-current/35 pt-2.5">
			<dt className="condensed figures text-[1.75rem] leading-none text-balance lg:text-[2.375rem]">
				{value}
			</dt>
			<dd className="mt-1.5 max-w-[16em] text-sm leading-snug opacity-85">{children}</dd>
		</div>
	);
}

type StatRowProps = {
	/** Spreads the numbers over the whole width instead of keeping them together at the left. */
	isWide?: boolean;
	className?: string;
	children: ReactNode;
};

export function StatRow({ isWide = false, className, children }: StatRowProps) {
	return (
		<dl
			className={classNames(
				"grid grid-cols-2 gap-x-6 gap-y-6 max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:gap-x-11",
				isWide
					? "sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
					: "sm:grid-cols-[repeat(auto-fit,minmax(9rem,auto))] sm:justify-start",
				className,
			)}
		>
			{children}
		</dl>
	);
}
