import { CircleUserRound, LogOut } from "lucide";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Form, href, Link, useLocation, useRouteLoaderData } from "react-router";
import { company } from "#app/features/company/company.ts";
import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ExportLinks } from "#app/ui/export-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import type { Viewer } from "../access.server.ts";
import type { PanelPage } from "../panel-pages.ts";
import { panelMenu } from "../panel-pages.ts";

type Files = ComponentProps<typeof ExportLinks>;

type OfficePageProps = {
	page?: PanelPage;
	/** Default: the page's. */
	title?: string;
	/** Default: the page's description. */
	lead?: ReactNode;
	aside?: ReactNode;
	/** The page's list as files. */
	files?: Files | false;
	children: ReactNode;
};

/** The layout of every admin page: navigation, sign-out and a heading. */
export function OfficePage({
	page,
	title,
	lead = page?.description,
	aside,
	files,
	children,
}: OfficePageProps) {
	const path = useLocation().pathname.replace(/(.)\/+$/, "$1");
	const viewer = useRouteLoaderData<Viewer | null>("routes/admin/guard");
	const menu = useRef<HTMLUListElement>(null);
	// On a phone the menu scrolls sideways, and the page's own entry may be outside the screen.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current entry.
	useEffect(() => {
		menu.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
	}, [path]);
	return (
		<div className="office pb-20">
			<div data-tone="ink" className="sticky top-0 z-20 bg-ink print:hidden">
				<div className="wrap flex items-start gap-6 sm:items-center">
					<Link
						to={href("/")}
						aria-label={`${company.shortName}, public site`}
						className="flex min-h-13 flex-none items-center text-bone"
					>
						<LogoMark className="size-7" onDark />
					</Link>
					<nav aria-label="Office" className="mr-auto min-w-0">
						<ul ref={menu} className="office-nav">
							{/* The server refuses the others; here they are only left out. */}
							{panelMenu
								.filter(({ to }) => viewer?.places.includes(to) ?? true)
								.map(({ to, label }) => (
									<li key={to}>
										<Link to={to} aria-current={isCurrent(path, to) ? "page" : undefined} className="block">
											{label}
										</Link>
									</li>
								))}
						</ul>
					</nav>
					<Link
						to={href("/admin/account")}
						aria-current={isCurrent(path, href("/admin/account")) ? "page" : undefined}
						className="inline-flex min-h-13 flex-none items-center gap-2 font-semibold text-bone underline-offset-4 hover:underline aria-[current=page]:underline"
					>
						<Icon of={CircleUserRound} className="size-4" />
						<span className="sr-only">Your account</span>
					</Link>
					<Form method="post" action={href("/admin/sign-out")} reloadDocument className="flex-none">
						<button
							type="submit"
							className="inline-flex min-h-13 items-center gap-2 font-semibold text-bone max-sm:px-3 max-sm:-mr-3 underline-offset-4 hover:underline"
						>
							<Icon of={LogOut} className="size-4" />
							<span className="max-sm:sr-only">Sign out</span>
						</button>
					</Form>
				</div>
			</div>
			<div className="wrap">
				<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-5">
					<div className="min-w-0 wrap-anywhere">
						<h1 className="text-heading">{title ?? page?.title}</h1>
						{lead && <p className="mt-2 text-slate">{lead}</p>}
					</div>
					{(aside || files) && (
						<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
							{aside}
							{files && <ExportLinks {...files} />}
						</div>
					)}
				</header>
				{children}
			</div>
		</div>
	);
}

/** Above a list that is one part of a page. `id` labels its section. */
export function ListHeading({
	id,
	files,
	children,
}: {
	id?: string;
	files?: Files | false;
	children: ReactNode;
}) {
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
			<h2 id={id} className="text-subheading">
				{children}
			</h2>
			{files && <ExportLinks {...files} />}
		</div>
	);
}

/** A row of figures, two per line on a phone. */
export function Gauges({ gauges, className }: { gauges: readonly Gauge[]; className?: string }) {
	return (
		<dl className={classNames("grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4", className)}>
			{gauges.map(({ label, value, to, tone }) => (
				<div key={label} className={classNames("border-t-2 pt-2.5", toneOf(tone))}>
					<dt className="text-sm text-slate">
						{to ? (
							<Link to={to} className="link">
								{label}
							</Link>
						) : (
							label
						)}
					</dt>
					<dd className="condensed figures mt-1 text-[2.25rem] leading-none">{value}</dd>
				</div>
			))}
		</dl>
	);
}

export type Gauge = { label: string; value: string; to?: string; tone?: "calm" | "late" };

function toneOf(tone: Gauge["tone"]): string {
	return tone === "late" ? "border-ember text-ember-deep" : "border-ink/35";
}

function isCurrent(path: string, to: string): boolean {
	return path === to || (to !== href("/admin") && path.startsWith(`${to}/`));
}

type SectionProps = {
	id: string;
	title: string;
	lead?: ReactNode;
	/** What went wrong with the last form of this section. */
	error?: string | undefined;
	children: ReactNode;
};

/** A part of the account or staff page. */
export function Section({ id, title, lead, error, children }: SectionProps) {
	return (
		<section aria-labelledby={id} className="border-t-2 border-ink/35 pt-5">
			<h2 id={id} className="text-subheading">
				{title}
			</h2>
			{lead && <p className="measure mt-1.5 mb-5 text-slate">{lead}</p>}
			{error && (
				<Notice tone="error" className="mb-5">
					{error}
				</Notice>
			)}
			{children}
		</section>
	);
}
