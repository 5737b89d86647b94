// The card's own frame. Its links load whole pages, because a saved copy of this page must not run with a newer site.
import { href, Outlet } from "react-router";
import { company } from "#app/features/company/company.ts";
import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { FireWeather } from "../fire-weather.tsx";

export default function CardShell() {
	return (
		<>
			<header data-tone="ink" className="bg-ink text-bone print:hidden">
				<div className="wrap flex min-h-14 items-center justify-between gap-4">
					<a
						href={href("/")}
						aria-label={`${company.shortName}, home`}
						className="flex min-h-11 items-center gap-2.5 font-condensed text-[1.4rem] leading-none font-semibold"
					>
						<LogoMark className="size-7" onDark />
						{company.shortName}
					</a>
					<a
						className="flex min-h-11 items-center text-sm font-semibold hover:underline"
						href={href("/fires")}
					>
						Fires near you
					</a>
				</div>
			</header>
			<FireWeather />
			<main id="content" tabIndex={-1} className="outline-none">
				<Outlet />
			</main>
		</>
	);
}
