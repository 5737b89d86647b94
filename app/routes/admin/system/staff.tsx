// Owners invite people, change their roles and reset lost sign-ins.
import { data, Form, href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { MAX_EMAIL_LENGTH, readEmail } from "#app/features/admin/accounts/account-forms.ts";
import {
	hasOwnerWithPasskey,
	isSharedPasswordOn,
	switchSharedPassword,
} from "#app/features/admin/accounts/owner-access.server.ts";
import {
	changeRole,
	disableStaff,
	inviteStaff,
	resetStaff,
	type StaffChange,
	staffList,
} from "#app/features/admin/accounts/staff.server.ts";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { type Role, roleDescriptions, roleNames, roles } from "#app/features/admin/roles.ts";
import type { AdminSession } from "#app/features/admin/sessions.server.ts";
import { OfficePage, Section } from "#app/features/admin/ui/office-page.tsx";
import { StaffList } from "#app/features/admin/ui/staff-list.tsx";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { done, refused, type Toast } from "#app/ui/overlays/toast-message.ts";
import type { Route } from "./+types/staff.ts";

const page = panelPage("/admin/staff", "Staff", "Who works here and what each person can do.");

export const meta: Route.MetaFunction = page.meta;

export async function loader({ context }: Route.LoaderArgs) {
	const session = admin(context);
	const [people, isSharedOn, canSwitchOff] = await Promise.all([
		staffList(),
		isSharedPasswordOn(),
		hasOwnerWithPasskey(),
	]);
	return {
		isSharedOn,
		canSwitchOff,
		now: new Date(),
		people: people.map((person) => ({
			...person,
			isFixed: person.isShared || person.id === session.staffId,
		})),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const session = admin(context);
	const form = await postedForm(request);
	const intent = form.get("intent");
	if (intent === "shared-on" || intent === "shared-off") {
		const isOn = intent === "shared-on";
		const switched = await switchSharedPassword(isOn, session);
		if (switched === "last-key") return answer(request, refused(changeTexts["no-passkey"]));
		return answer(request, done(`The shared password is ${isOn ? "on" : "off"}`));
	}
	if (intent === "role" || intent === "disable" || intent === "reset") {
		const outcome = await changePerson(intent, form, session);
		return answer(request, (outcome === "done" ? done : refused)(changeTexts[outcome]));
	}
	return invite(request, form, session);
}

const changeTexts: Record<StaffChange | "no-role" | "no-passkey", string> = {
	done: "Change saved",
	gone: "This person is no longer on the staff list.",
	"not-this-one": "You can't change your own account or the shared one here.",
	"last-key": "No owner would have a passkey left, and the shared password is off. Nothing was changed.",
	"no-role": "Choose a role.",
	"no-passkey": "An owner needs a passkey first. Add one under Your account.",
};

async function changePerson(
	intent: "role" | "disable" | "reset",
	form: FormData,
	session: AdminSession,
): Promise<keyof typeof changeTexts> {
	const id = String(form.get("person") ?? "");
	if (!isUuid(id)) return "gone";
	if (intent === "disable") return disableStaff(id, session);
	if (intent === "reset") return resetStaff(id, session);
	const role = readRole(form.get("newRole"));
	return role ? changeRole(id, role, session) : "no-role";
}

async function invite(request: Request, form: FormData, session: AdminSession) {
	const typed = String(form.get("email") ?? "");
	const email = readEmail(typed);
	const role = readRole(form.get("role"));
	const refuse = (errors: { email?: string; role?: string }) =>
		data({ errors, typed, role: role ?? null }, { status: 400 });
	if (!email) return refuse({ email: "Enter an email address like name@example.com" });
	if (!role) return refuse({ role: "Choose a role." });
	if ((await inviteStaff({ email, role }, session)) === "exists")
		return refuse({ email: "This person already has an account. It's in the list." });
	return answer(request, done(`We're emailing an invitation to ${email}`));
}

function readRole(value: FormDataEntryValue | null): Role | undefined {
	return roles.find((role) => role === value);
}

function answer(request: Request, toast: Toast) {
	return redirectWithToast(request, href("/admin/staff"), toast);
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const { people, isSharedOn, canSwitchOff, now } = loaderData;
	return (
		<OfficePage page={page} files={filesOf("staff")}>
			<div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
				<Section id="people" title="People">
					<div className="mt-4">
						<StaffList people={people} isSharedOn={isSharedOn} now={now} />
					</div>
				</Section>
				<div className="grid content-start gap-10">
					<Section id="invite" title="Invite someone">
						{/* Empty again after every invitation. */}
						<Form key={people.length} method="post" className="mt-5 grid gap-5">
							<TextField
								label="Email"
								error={actionData?.errors.email}
								type="email"
								name="email"
								autoComplete="off"
								defaultValue={actionData?.typed}
								maxLength={MAX_EMAIL_LENGTH}
								required
							/>
							<SelectField
								label="Role"
								error={actionData?.errors.role}
								name="role"
								defaultValue={actionData?.role ?? "office"}
								options={roles.map((role) => ({
									value: role,
									label: `${roleNames[role]}: ${roleDescriptions[role].toLowerCase()}`,
								}))}
							/>
							<Button type="submit" name="intent" value="invite" className="justify-self-start">
								Send invitation
							</Button>
						</Form>
					</Section>
					<Section
						id="shared"
						title="Shared password"
						lead={
							isSharedOn
								? "It's on. Anyone who knows it can do everything an owner can. Turn it off once everyone has an account. That signs out whoever used it, on every device."
								: "It's off. Everyone signs in with their own passkey or password. If no owner can get in, run npm run admin:password on the server to turn it back on."
						}
					>
						{isSharedOn && !canSwitchOff && (
							<p className="mb-4 text-sm text-stone">
								An owner needs a passkey first. Add one under Your account.
							</p>
						)}
						<Form method="post">
							<Button
								type="submit"
								variant="secondary"
								name="intent"
								value={isSharedOn ? "shared-off" : "shared-on"}
								disabled={isSharedOn && !canSwitchOff}
							>
								{isSharedOn ? "Turn off" : "Turn on"}
							</Button>
						</Form>
					</Section>
				</div>
			</div>
		</OfficePage>
	);
}
