// Your account: passkeys, password and authenticator app, recovery codes, sessions.
import { data, Form, href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { passkeysOf } from "#app/features/admin/accounts/passkeys.server.ts";
import { unusedRecoveryCodes } from "#app/features/admin/accounts/recovery-codes.server.ts";
import { findStaff } from "#app/features/admin/accounts/staff.server.ts";
import { authenticatorSecret } from "#app/features/admin/accounts/totp.server.ts";
import { totpSecretOf } from "#app/features/admin/accounts/totp-secrets.server.ts";
import { panelPage } from "#app/features/admin/panel-pages.ts";
import { roleNames } from "#app/features/admin/roles.ts";
import {
	CONFIRMED_MINUTES,
	IDLE_MINUTES,
	methodWords,
	sessionsOf,
} from "#app/features/admin/sessions.server.ts";
import { RecoveryCodes } from "#app/features/admin/ui/account/key-setup.tsx";
import { PasskeySection } from "#app/features/admin/ui/account/passkey-section.tsx";
import { PasswordSection } from "#app/features/admin/ui/account/password-section.tsx";
import { ProfileForm } from "#app/features/admin/ui/account/profile-form.tsx";
import { SessionTable } from "#app/features/admin/ui/account/session-table.tsx";
import { OfficePage, Section } from "#app/features/admin/ui/office-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/account.ts";
import { changeAccount } from "./account-actions.server.ts";

const page = panelPage("/admin/account", "Your account", "How you sign in.");

export const meta: Route.MetaFunction = page.meta;

export async function loader({ context }: Route.LoaderArgs) {
	const session = admin(context);
	const [person, passkeys, codes, sessions] = await Promise.all([
		findStaff(session.staffId),
		passkeysOf(session.staffId),
		unusedRecoveryCodes(session.staffId),
		sessionsOf(session.staffId),
	]);
	if (!person) throw data(null, { status: 404 });
	const isPending = person.password !== null && person.totpStep === null;
	const secret = isPending ? await totpSecretOf(person) : null;
	return {
		staffId: person.id,
		name: person.name,
		email: person.email ?? "",
		role: roleNames[person.role],
		isShared: person.isShared,
		hasPassword: person.totpStep !== null,
		secret: secret ? authenticatorSecret(secret, person.email ?? "") : null,
		passkeys,
		codes,
		hasKeys: passkeys.length > 0 || person.totpStep !== null,
		limits: { idle: IDLE_MINUTES, confirmed: CONFIRMED_MINUTES },
		sessions: sessions.map((row) => ({
			...row,
			isThis: row.id === session.id,
			how: methodWords[row.method],
		})),
	};
}

export async function action({ request, url, context }: Route.ActionArgs) {
	return changeAccount(request, url, admin(context));
}

export default function Page({ loaderData: account, actionData }: Route.ComponentProps) {
	const errors = actionData?.errors ?? {};
	return (
		<OfficePage
			page={page}
			lead={`${account.name}, ${account.role.toLowerCase()}`}
			aside={<TextLink to={`${href("/admin/audit")}?person=${account.staffId}`}>Your activity</TextLink>}
		>
			<div className="grid gap-10">
				{account.isShared && account.passkeys.length === 0 && (
					<Notice tone="water" title="You share this account">
						Everyone who signs in with the shared password uses the "{account.name}" account. Add a passkey
						here, then invite people under Staff so each person has their own.
					</Notice>
				)}
				{actionData?.codes && <RecoveryCodes codes={actionData.codes} />}
				<PasskeySection passkeys={account.passkeys} error={errors.passkey} />
				<div className="grid gap-10 lg:grid-cols-2">
					<PasswordSection
						hasEmail={account.email !== ""}
						hasPassword={account.hasPassword}
						secret={account.secret}
						errors={errors}
					/>
					<div className="grid content-start gap-10">
						<Section id="details" title="Your details">
							<ProfileForm name={account.name} email={account.email} errors={errors} />
						</Section>
						<Section
							id="codes"
							title="Recovery codes"
							lead={
								account.codes > 0
									? `You have ${account.codes} unused ${account.codes === 1 ? "code" : "codes"}. New codes replace them.`
									: "Use them if you lose your passkey or phone. You get them with your first passkey or password."
							}
						>
							{account.hasKeys && (
								<Form method="post">
									<Button type="submit" variant="secondary" name="intent" value="codes">
										Get new codes
									</Button>
								</Form>
							)}
						</Section>
					</div>
				</div>
				<Section
					id="sessions"
					title="Your sessions"
					lead={`You're signed out after ${account.limits.idle} minutes without activity, or after 12 hours. Exports, deletions and sign-in changes ask for your passkey or password again after ${account.limits.confirmed} minutes.`}
				>
					<SessionTable sessions={account.sessions} />
				</Section>
			</div>
		</OfficePage>
	);
}
