import { Form, href, Link } from "react-router";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/select.tsx";
import type { staffList } from "../accounts/staff.server.ts";
import { roleNames, roles } from "../roles.ts";

type StaffRow = Awaited<ReturnType<typeof staffList>>[number] & {
	/** Nobody changes the shared account or their own here. */
	isFixed: boolean;
};

const states: Record<StaffRow["state"], { tone: BadgeTone; label: string }> = {
	invited: { tone: "amber", label: "Invited" },
	active: { tone: "sage", label: "Active" },
	disabled: { tone: "neutral", label: "Disabled" },
};

type StaffListProps = { people: readonly StaffRow[]; isSharedOn: boolean; now: Date };

export function StaffList({ people, isSharedOn, now }: StaffListProps) {
	return (
		<ul className="border-t border-line">
			{people.map((person) => (
				<li
					key={person.id}
					className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line py-5"
				>
					<div className="min-w-0 flex-1 basis-72">
						<h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
							<Link to={`${href("/admin/audit")}?person=${person.id}`} className="link wrap-anywhere">
								{person.name}
							</Link>
							<Badge tone={states[person.state].tone}>{states[person.state].label}</Badge>
							{person.isShared && <Badge>Shared password</Badge>}
						</h3>
						<p className="mt-1 wrap-anywhere text-slate">
							{roleNames[person.role]}
							{person.email && `, ${person.email}`}
						</p>
						<p className="figures mt-1 text-sm text-stone">
							{person.state === "invited"
								? invitedText(person.invitedUntil, now)
								: keysText({ ...person, isShared: person.isShared && isSharedOn })}
							{person.lastSeenAt && `, last seen ${mediumDayAndTime(person.lastSeenAt)}`}
						</p>
					</div>
					{!person.isFixed && <Changes person={person} />}
				</li>
			))}
		</ul>
	);
}

function invitedText(until: Date | null, now: Date): string {
	if (!until) return "Invitation on its way";
	return until > now ? `Invitation expires ${mediumDayAndTime(until)}` : "Invitation expired";
}

function keysText(keys: { passkeys: number; hasPassword: boolean; isShared: boolean }): string {
	const ways = [
		...(keys.passkeys > 0 ? [`${keys.passkeys} ${keys.passkeys === 1 ? "passkey" : "passkeys"}`] : []),
		...(keys.hasPassword ? ["a password and code"] : []),
		...(keys.isShared ? ["the shared password"] : []),
	];
	return ways.length > 0 ? `Signs in with ${ways.join(", ")}` : "Can't sign in";
}

function Changes({ person }: { person: StaffRow }) {
	return (
		<div className="flex flex-wrap items-center gap-3">
			{person.state !== "disabled" && (
				<Form method="post" className="flex items-center gap-2">
					<input type="hidden" name="person" value={person.id} />
					<Select
						name="newRole"
						aria-label={`Role for ${person.name}`}
						defaultValue={person.role}
						options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
					/>
					<Act intent="role" of={person}>
						Save role
					</Act>
				</Form>
			)}
			<Form method="post" className="flex flex-wrap items-center gap-3">
				<input type="hidden" name="person" value={person.id} />
				<Act intent="reset" of={person}>
					{person.state === "invited"
						? "Send a new link"
						: person.state === "active"
							? "Reset sign-in"
							: "Invite again"}
				</Act>
				{person.state !== "disabled" && (
					<Act intent="disable" of={person} destructive>
						Disable
					</Act>
				)}
			</Form>
		</div>
	);
}

function Act({
	intent,
	of: person,
	destructive,
	children,
}: {
	intent: string;
	of: StaffRow;
	destructive?: boolean;
	children: string;
}) {
	return (
		<Button
			type="submit"
			variant={destructive ? "destructive" : "secondary"}
			size="small"
			name="intent"
			value={intent}
		>
			{children}
			<span className="sr-only">: {person.name}</span>
		</Button>
	);
}
