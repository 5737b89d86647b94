import type { ReactNode } from "react";
import { Link } from "react-router";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { company, contact, copyrightYear, leaveEarly, promises, telephoneHref } from "../../company.ts";
import { type FooterItem, footerGroups } from "../../pages/navigation.ts";

/** `children` come last, for controls that must be reachable on every page. */
export function SiteFooter({ children }: { children?: ReactNode }) {
	return (
		<footer
			data-tone="ink"
			className="relative overflow-hidden bg-ink pt-16 pb-28 text-ash sm:pb-12 print:hidden"
		>
			<ContourLines tone="dark" className="pointer-events-none absolute inset-0 size-full" />
			<div className="wrap relative grid gap-12 lg:grid-cols-12">
				<div className="lg:col-span-4">
					<p className="flex items-center gap-2.5 font-condensed text-[1.6rem] leading-none font-semibold text-white">
						<LogoMark className="size-8.5" onDark />
						{company.name}
					</p>
					<p className="mt-4 max-w-[34ch]">{company.tagline}.</p>
					<dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-1">
						<FooterFact
							label={`Fire? Call 911. Emergency line for our systems, ${promises.emergencyHoursText}`}
						>
							<a href={telephoneHref(contact.emergencyPhone)}>{contact.emergencyPhone}</a>
						</FooterFact>
						<FooterFact label={`Office, ${promises.hoursText}`}>
							<a href={telephoneHref(contact.businessPhone)}>{contact.businessPhone}</a>
						</FooterFact>
						<FooterFact label="Email">
							<a href={`mailto:${contact.email}`}>{contact.email}</a>
						</FooterFact>
						<FooterFact label="Service area">{contact.counties.join(", ")} counties</FooterFact>
					</dl>
				</div>
				<nav
					aria-label="Footer"
					className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:col-span-8 xl:grid-cols-5"
				>
					{footerGroups.map((group) => (
						<div key={group.label}>
							<h2 className="font-condensed text-xl font-semibold text-white">{group.label}</h2>
							<ul className="mt-3">
								{group.items.map((item) => (
									<li key={item.label}>
										<FooterEntry item={item} />
									</li>
								))}
							</ul>
						</div>
					))}
				</nav>
				<p className="border-t border-white/15 pt-6 text-[0.9375rem] lg:col-span-12">
					© {company.foundedYear}–{copyrightYear} {company.name}, {contact.city}, California.{" "}
					{company.licenseNote}.
					<br />
					No system can guarantee that a house survives a fire. {leaveEarly}
				</p>
			</div>
			{children}
		</footer>
	);
}

function FooterEntry({ item }: { item: FooterItem }) {
	const box = "flex min-h-9 items-center pointer-coarse:min-h-11 py-1 leading-snug";
	return (
		<Link className={`${box} hover:underline`} to={item.to}>
			{item.label}
		</Link>
	);
}

function FooterFact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-[0.875rem] text-ash/80">{label}</dt>
			<dd className="font-semibold text-white pointer-coarse:[&_a]:-my-2.5 pointer-coarse:[&_a]:inline-block pointer-coarse:[&_a]:py-2.5 [&_a:hover]:underline">
				{children}
			</dd>
		</div>
	);
}
