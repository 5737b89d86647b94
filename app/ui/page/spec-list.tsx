import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Spec = { name: string; value: ReactNode };

/** Names and values between thin lines. */
export function SpecList({ specs, className }: { specs: readonly Spec[]; className?: string }) {
	return (
		<dl className={classNames("border-t border-line", className)}>
			{specs.map(({ name, value }) => (
				<div key={name} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-b border-line py-3">
					<dt className="text-slate">{name}</dt>
					<dd className="figures font-semibold">{value}</dd>
				</div>
			))}
		</dl>
	);
}
