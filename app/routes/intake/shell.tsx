// The questionnaire's own frame: no other links to follow, and help in sight.
import { Phone } from "lucide";
import { href, Link, Outlet } from "react-router";
import { company, contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FireWeather } from "../fire-weather.tsx";

export default function IntakeShell() {
	return (
		<>
			<header data-tone="ink" className="bg-ink text-bone print:hidden">
				<div className="wrap flex min-h-14 items-center gap-x-4 sm:gap-x-6">
					<Link
						to={href("/")}
						aria-label={`${company.shortName}, home`}
						className="mr-auto flex min-h-11 items-center gap-2.5 font-condensed text-[1.4rem] leading-none font-semibold"
					>
						<LogoMark className="size-7" onDark />
						{company.shortName}
					</Link>
					<a
						href={telephoneHref(contact.businessPhone)}
						className="flex min-h-11 items-center gap-2 text-sm font-medium hover:underline"
					>
						<Icon of={Phone} className="size-4" />
						<span className="max-sm:sr-only">Questions? {promises.hoursText}</span>
						<span className="font-semibold">{contact.businessPhone}</span>
					</a>
					<Link to={href("/")} className="flex min-h-11 items-center text-sm font-semibold hover:underline">
						Exit
					</Link>
				</div>
			</header>
			<FireWeather />
			<main id="content" tabIndex={-1} className="pb-16 outline-none">
				<Outlet />
			</main>
			{/* California wants the license number wherever we offer work. */}
			<footer className="wrap border-t border-line py-6 text-sm text-stone print:hidden">
				{company.name}. {company.licenseNote}.
			</footer>
		</>
	);
}
