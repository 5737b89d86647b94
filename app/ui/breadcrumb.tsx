import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

export type Crumb = { label: string; to?: string };

/** The last crumb is the current page and has no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
	return (
		<nav aria-label="Breadcrumb" className="text-sm">
			<ol className="flex flex-wrap items-center gap-x-2">
				{crumbs.map(({ label, to }, index) => (
					<li key={label} className="flex items-center gap-2">
						{index > 0 && <span aria-hidden="true" className="h-3.5 w-px rotate-20 bg-edge" />}
						{to ? (
							<Link to={to} className="link py-1">
								{label}
							</Link>
						) : (
							<span aria-current="page" className="opacity-80">
								{label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link to={to} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-1.5 text-sm">
			<Icon of={ArrowLeft} className="size-4" />
			{children}
		</Link>
	);
}
