import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { company, contact, copyrightYear, leaveEarly, promises, telephoneHref } from "../../company.ts";
import { type FooterItem, footerGroups } from "../../pages/navigation.ts";

/** `children` come last, for controls that must be reachable on every page. */
export function SiteFooter({ children }: { children?: ReactNode }) {
	return (
		<footer
			data-tone="ink"
			className="relative overflow-hidden bg-ink pt-8 pb-20 text-ash sm:pt-16 sm:pb-12 print:hidden"
		>
			<ContourLines tone="dark" className="pointer-events-none absolute inset-0 size-full" />
			<div className="wrap relative grid gap-4 sm:gap-12 lg:grid-cols-12">
				<div className="max-sm:order-2 lg:col-span-4">
					<p className="flex items-center gap-2.5 font-condensed text-[1.6rem] leading-none font-semibold text-white max-sm:sr-only">
						<LogoMark className="size-8.5" onDark />
						{company.name}
					</p>
					<p className="mt-4 max-w-[34ch] max-sm:sr-only">{company.tagline}.</p>
					<dl className="grid gap-x-6 sm:mt-6 sm:grid-cols-2 sm:gap-y-3 lg:grid-cols-1">
						<FooterFact
							label="Fire? Call 911. Our systems, 24/7"
							href={telephoneHref(contact.emergencyPhone)}
							text={contact.emergencyPhone}
						/>
						<FooterFact
							label={`Office, ${promises.hoursText}`}
							href={telephoneHref(contact.businessPhone)}
							text={contact.businessPhone}
						/>
						<FooterFact label="Email" href={`mailto:${contact.email}`} text={contact.email} />
					</dl>
				</div>
				<nav
					aria-label="Footer"
					className="grid max-sm:divide-y max-sm:divide-white/15 max-sm:border-b max-sm:border-white/15 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:col-span-8 lg:grid-cols-4"
				>
					{footerGroups.map((group) => (
						<details key={group.label} className="footer-group group" name="footer">
							<summary className="flex min-h-11 cursor-pointer list-none items-center justify-between">
								<h2 className="font-condensed text-xl font-semibold text-white">{group.label}</h2>
								<Icon
									of={ChevronDown}
									className="size-5 transition-transform group-open:rotate-180 sm:hidden"
								/>
							</summary>
							<ul className="pb-3 sm:mt-1 sm:pb-0">
								{group.items.map((item) => (
									<li key={item.label}>
										<FooterEntry item={item} />
									</li>
								))}
							</ul>
						</details>
					))}
				</nav>
				<p className="text-xs max-sm:order-3 sm:border-t sm:border-white/15 sm:pt-6 sm:text-[0.9375rem] lg:col-span-12">
					© {company.foundedYear}–{copyrightYear} {company.name}, {contact.city}, California. Serving{" "}
					{contact.counties.join(", ")} counties. {company.licenseNote}. No system can guarantee that a house
					survives a fire. {leaveEarly}
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

function FooterFact({ label, href, text }: { label: string; href: string; text: string }) {
	return (
		<div className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3">
			<dt className="text-[0.875rem] text-ash/80">{label}</dt>
			<dd className="font-semibold whitespace-nowrap text-white">
				<a
					href={href}
					className="hover:underline pointer-coarse:-my-2.5 pointer-coarse:inline-block pointer-coarse:py-2.5"
				>
					{text}
				</a>
			</dd>
		</div>
	);
}
