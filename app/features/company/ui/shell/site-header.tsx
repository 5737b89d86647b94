// Top bar and sticky navigation. Menus are <details>, so they open before JavaScript loads.
import { ChevronDown, Menu, X } from "lucide";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { company, contact, telephoneHref } from "../../company.ts";
import { type NavigationGroup, navigationGroups, navigationLinks } from "../../pages/navigation.ts";
import { useMenus } from "./use-menus.ts";

type Slots = {
	/** The cart button with its badge. */
	cart: ReactNode;
	/** The 'Get Quote' button, for the bar or for the mobile menu. */
	quote: (place: "bar" | "menu") => ReactNode;
};

export function TopBar() {
	return (
		<aside aria-label="Emergency line" data-tone="ink" className="bg-ink text-xs text-ash print:hidden">
			<div className="wrap flex items-center justify-between gap-x-4 py-1.5">
				<span className="max-sm:sr-only">{company.tagline}</span>
				<a
					className="hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
					href={telephoneHref(contact.emergencyPhone)}
				>
					Emergency line, 24/7: <strong className="font-semibold text-white">{contact.emergencyPhone}</strong>
				</a>
			</div>
		</aside>
	);
}

export function SiteHeader({ cart, quote }: Slots) {
	const menus = useMenus();
	return (
		<header className="sticky top-0 z-40 border-b border-line bg-bone print:static" ref={menus}>
			<div className="wrap flex h-17 items-center gap-2 lg:gap-7">
				<Link
					to={href("/")}
					className="mr-auto flex min-h-11 items-center gap-2.5 font-condensed text-[1.6rem] leading-none font-semibold lg:mr-0"
					onClick={scrollToTop}
				>
					<LogoMark className="size-8.5" />
					{company.shortName}
				</Link>
				<nav aria-label="Main" className="mr-auto hidden lg:block print:hidden">
					<ul className="flex items-center gap-1 font-medium">
						{navigationGroups.map((group) => (
							<li key={group.id} className="relative">
								<Dropdown group={group} />
							</li>
						))}
						{navigationLinks.map((link) => (
							<li key={link.to}>
								<Link className="nav-item" to={link.to}>
									{link.label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				{/* Fixed columns, so that nothing shifts while the page loads. */}
				<div className="grid flex-none grid-cols-[2.75rem_6.5rem_2.75rem] items-center gap-2 max-[23.5rem]:grid-cols-[2.75rem_2.75rem] lg:grid-cols-[2.75rem_6.5rem] lg:gap-7 print:hidden">
					{cart}
					{/* On the narrowest phones it is only in the menu. */}
					<div className="grid max-[23.5rem]:hidden">{quote("bar")}</div>
					<MobileMenu quote={quote} />
				</div>
			</div>
		</header>
	);
}

function Dropdown({ group }: { group: NavigationGroup }) {
	return (
		<details className="group" name="main-menu" data-menu>
			<summary className="nav-item list-none">
				{group.label}
				<Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
			</summary>
			<ul className="absolute top-full left-0 mt-2 w-80 rounded-md border border-line bg-white p-2 shadow-panel">
				{group.id === "tools" && (
					<li className="border-b border-line p-3">
						<MenuAddress id="menu-address" />
					</li>
				)}
				{group.links.map((link) => (
					<li key={link.to}>
						<Link to={link.to} className="block rounded px-3 py-2.5 hover:bg-water-tint">
							<span className="block font-semibold">{link.label}</span>
							<span className="block text-[0.9375rem] font-normal text-slate">{link.note}</span>
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}

function MobileMenu({ quote }: Pick<Slots, "quote">) {
	return (
		<details className="group/menu lg:hidden print:hidden" data-menu>
			<summary className="grid size-11 cursor-pointer list-none place-items-center rounded hover:bg-ash">
				<Icon of={Menu} className="size-6 group-open/menu:hidden" />
				<Icon of={X} className="hidden size-6 group-open/menu:block" />
				<span className="sr-only">Menu</span>
			</summary>
			<nav
				aria-label="Main, small screens"
				className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-b border-line bg-bone shadow-panel"
			>
				<div className="wrap pb-6">
					<div className="py-4">
						<MenuAddress id="phone-menu-address" />
					</div>
					{navigationGroups.map((group) => (
						<details key={group.id} className="group border-b border-line" name="mobile-menu">
							<summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-semibold">
								{group.label}
								<Icon of={ChevronDown} className="size-5 transition-transform group-open:rotate-180" />
							</summary>
							<ul className="pb-3">
								{group.links.map((link) => (
									<li key={link.to}>
										<Link to={link.to} className="flex min-h-11 items-center pl-4 text-slate">
											{link.label}
										</Link>
									</li>
								))}
							</ul>
						</details>
					))}
					<ul>
						{navigationLinks.map((link) => (
							<li key={link.to} className="border-b border-line">
								<Link to={link.to} className="flex min-h-13 items-center font-semibold">
									{link.label}
								</Link>
							</li>
						))}
					</ul>
					<div className="mt-5">{quote("menu")}</div>
				</div>
			</nav>
		</details>
	);
}

/** Without suggestions, which would cost every page their code. */
function MenuAddress({ id }: { id: string }) {
	return (
		<Form method="get" action={href("/your-home")}>
			<label htmlFor={id} className="mb-1 block font-semibold">
				Your address
			</label>
			<span className="flex gap-2">
				<input
					id={id}
					name="address"
					className="control min-w-0 grow"
					maxLength={200}
					autoComplete="street-address"
					placeholder="Street and city, or ZIP code"
				/>
				<Button type="submit" variant="secondary" className="shrink-0">
					Show
				</Button>
			</span>
		</Form>
	);
}

/** The logo also scrolls to the top of the page it links to. */
function scrollToTop() {
	window.scrollTo({ top: 0 });
}
