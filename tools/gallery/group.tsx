import type { ReactNode } from "react";

export function Group({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="mb-12 grid gap-4 lg:grid-cols-[12rem_1fr]">
			<h2 className="text-label text-stone">{name}</h2>
			<div className="min-w-0">{children}</div>
		</div>
	);
}
