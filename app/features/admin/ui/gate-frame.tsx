// The frame of the pages before the panel: sign-in and invitation.
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { company } from "#app/features/company/company.ts";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { Icon } from "#app/ui/icon.tsx";

type GateFrameProps = {
	icon: Parameters<typeof Icon>[0]["of"];
	title: string;
	lead: ReactNode;
	children: ReactNode;
};

export function GateFrame({ icon, title, lead, children }: GateFrameProps) {
	return (
		<section className="office relative isolate overflow-hidden">
			<ContourLines className="pointer-events-none absolute inset-y-0 right-0 -z-10 h-full w-full max-w-[60rem]" />
			<div className="wrap grid min-h-dvh content-center py-10">
				<Link
					to={href("/")}
					className="mb-6 flex min-h-11 items-center gap-2.5 justify-self-start font-condensed text-[1.6rem] leading-none font-semibold"
				>
					<LogoMark className="size-8.5" />
					{company.shortName}
				</Link>
				<div className="max-w-md border-t-4 border-ink bg-white p-6 shadow-panel sm:p-9">
					<Icon of={icon} className="mb-4 size-8 text-water" />
					<h1 className="text-heading">{title}</h1>
					<p className="mt-2 text-slate">{lead}</p>
					{children}
				</div>
			</div>
		</section>
	);
}
