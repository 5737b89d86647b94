import { href } from "react-router";
import { company } from "#app/features/company/company.ts";
import { LogoMark } from "#app/ui/artwork/logo.tsx";

/** Its links load whole pages: a saved copy of this page must not go on with a newer site. */
export function CardShell({ children }: { children: React.ReactNode }) {
	return (
		<>
			<header className="border-b border-line bg-bone print:hidden">
				<div className="wrap flex h-15 items-center justify-between gap-4">
					<a
						href={href("/")}
						className="flex min-h-11 items-center gap-2.5 font-condensed text-[1.5rem] leading-none font-semibold"
					>
						<LogoMark className="size-8" />
						{company.shortName}
					</a>
					<nav aria-label="Main">
						<a className="link inline-flex min-h-11 items-center" href={href("/fires")}>
							Active fires
						</a>
					</nav>
				</div>
			</header>
			{children}
		</>
	);
}
