// The office's calendar, and the rules that decide which times people can book.

import { data, href, Link } from "react-router";
import { admin, safeReturnPath } from "#app/features/admin/access.server.ts";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { readDay, weekdayAndDay } from "#app/features/company/dates.ts";
import { addDays, localTime, momentAt } from "#app/features/company/places/local-time.ts";
import { calendarAddresses } from "#app/features/visits/calendar/staff-calendars.server.ts";
import { agendaBetween, unmarkedVisits, visitStaff } from "#app/features/visits/office/agenda.server.ts";
import { changeCalendar } from "#app/features/visits/office/calendar-forms.server.ts";
import { readRulesForm } from "#app/features/visits/office/rules-form.ts";
import { BlockForm } from "#app/features/visits/office/ui/block-form.tsx";
import { CalendarAddresses } from "#app/features/visits/office/ui/calendar-addresses.tsx";
import { RulesForm } from "#app/features/visits/office/ui/rules-form.tsx";
import { VisitRow } from "#app/features/visits/office/ui/visit-row.tsx";
import { type VisitView, visitView } from "#app/features/visits/office/visit-view.server.ts";
import { loadRules, saveRules, versionOf } from "#app/features/visits/slots/visit-rules.server.ts";
import { THE_CREW } from "#app/features/visits/visit-kinds.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { done } from "#app/ui/overlays/toast-message.ts";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import { TabLinks } from "#app/ui/page/tab-links.tsx";
import { alsoWhenOutdated } from "../revalidate.ts";
import type { Route } from "./+types/visits.ts";

const page = panelPage("/admin/visits", "Visits", "Calls and visits people booked, in Pacific time.");

export const meta: Route.MetaFunction = page.meta;

export const shouldRevalidate = alsoWhenOutdated;

const DAYS = { day: 1, week: 7 };

export async function loader({ url, context }: Route.LoaderArgs) {
	const now = new Date();
	const today = localTime(now).day;
	const span: "day" | "week" = url.searchParams.get("span") === "day" ? "day" : "week";
	const first = readDay(url.searchParams.get("day")) ?? today;
	const days = Array.from({ length: DAYS[span] }, (_, index) => addDays(first, index));
	const end = momentAt(addDays(first, DAYS[span]), 0);
	const [rows, unmarked, rules, staff, calendars] = await Promise.all([
		agendaBetween(momentAt(first, 0), end),
		unmarkedVisits(now),
		loadRules(),
		visitStaff(),
		calendarAddresses(admin(context)),
	]);
	const views = rows.map((row) => visitView(row, now));
	return {
		span,
		first,
		today,
		days: days.map((day) => ({
			day,
			label: weekdayAndDay(momentAt(day, 12 * 60)),
			visits: views.filter((visit) => visit.day <= day && visit.lastDay >= day),
		})),
		unmarked: unmarked
			.filter(({ visit }) => visit.endsAt <= momentAt(first, 0))
			.map((row) => visitView(row, now)),
		back: addressOf(span, first),
		earlier: addressOf(span, addDays(first, -DAYS[span])),
		later: addressOf(span, addDays(first, DAYS[span])),
		rules,
		version: versionOf(rules),
		staff,
		calendars,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const actor = admin(context);
	if (form.get("intent") !== "rules") {
		const back = safeReturnPath(form.get("back"));
		return redirectWithToast(request, back, await changeCalendar(form, actor));
	}
	const read = readRulesForm(
		form,
		(await visitStaff()).map(({ id }) => id),
	);
	if (!read.ok) return data({ problems: read.problems, rules: read.rules }, { status: 422 });
	const saved = await saveRules(read.rules, String(form.get("seen") ?? ""), actor);
	if (saved === "changed")
		return data(
			{
				problems: [
					"Someone else changed the rules. Check what you typed, then save again to replace theirs.",
				],
				rules: read.rules,
			},
			{ status: 409 },
		);
	return redirectWithToast(request, page.path, done("Rules saved. They apply to new bookings."));
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const { span, first, today, days, unmarked, back, rules, version, staff, calendars } = loaderData;
	const crews = [
		{ value: "", label: THE_CREW },
		...staff.map(({ id, name }) => ({ value: id, label: name })),
	];
	const row = (visit: VisitView) => <VisitRow key={visit.id} visit={visit} back={back} crews={crews} />;
	return (
		<OfficePage page={page} files={filesOf("visits")}>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<TabLinks
					label="Length"
					tabs={[
						{ to: addressOf("day", first), label: "Day", current: span === "day" },
						{ to: addressOf("week", first), label: "Week", current: span === "week" },
					]}
				/>
				<p className="flex gap-6 pb-2">
					<Link to={loaderData.earlier} className="link">
						Earlier
					</Link>
					{first !== today && (
						<Link to={addressOf(span, today)} className="link">
							Today
						</Link>
					)}
					<Link to={loaderData.later} className="link">
						Later
					</Link>
				</p>
			</div>
			{unmarked.length > 0 && (
				<section aria-labelledby="unmarked" className="mt-6 border-l-4 border-amber pl-5">
					<h2 id="unmarked" className="text-subheading">
						How did these go?
					</h2>
					<p className="text-slate">They're over. Mark each as done or no-show.</p>
					<ul className="mt-3">{unmarked.map(row)}</ul>
				</section>
			)}
			{days.map(({ day, label, visits }) => (
				<section key={day} aria-labelledby={`day-${day}`} className="mt-6">
					<h2
						id={`day-${day}`}
						className="flex items-baseline gap-3 border-b-2 border-ink/70 pb-1.5 text-subheading"
					>
						{label}
						{day === today && <span className="text-sm font-normal text-stone">today</span>}
					</h2>
					{visits.length === 0 ? (
						<p className="py-3 text-stone">Nothing booked.</p>
					) : (
						<ul>{visits.map(row)}</ul>
					)}
				</section>
			))}
			<div className="mt-12 border-t border-line">
				<Disclosure summary="Block time">
					<BlockForm back={back} day={first} crews={crews} />
				</Disclosure>
				<Disclosure summary="Hours, holidays, areas and durations" open={actionData !== undefined}>
					<RulesForm
						rules={actionData?.rules ?? rules}
						version={version}
						staff={staff}
						problems={actionData?.problems ?? []}
					/>
				</Disclosure>
				<Disclosure summary="Calendar subscriptions">
					<CalendarAddresses back={back} calendars={calendars} />
				</Disclosure>
			</div>
		</OfficePage>
	);
}

function addressOf(span: "day" | "week", day: string): string {
	return `${href("/admin/visits")}?${new URLSearchParams({ ...(span === "day" ? { span } : {}), day })}`;
}
