import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link to={to} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-1.5 text-sm">
			<Icon of={ArrowLeft} className="size-4" />
			{children}
		</Link>
	);
}
