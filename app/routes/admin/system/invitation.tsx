// An invited person sets up an account, with a passkey or with a password and an authenticator app.
import { KeyRound } from "lucide";
import { useRef } from "react";
import { data, Form, href, redirect, useNavigation } from "react-router";
import { MAX_NAME_LENGTH, readName } from "#app/features/admin/accounts/account-forms.ts";
import { findInvited, wasJustUsed } from "#app/features/admin/accounts/invitations.server.ts";
import {
	choosePassword,
	forgetChosenPassword,
	type Joined,
	joinWithCode,
	joinWithPasskey,
} from "#app/features/admin/accounts/joining.server.ts";
import { passkeyCreation } from "#app/features/admin/accounts/passkeys.server.ts";
import { passwordProblem } from "#app/features/admin/accounts/password-rules.server.ts";
import { authenticatorSecret } from "#app/features/admin/accounts/totp.server.ts";
import { totpSecretOf } from "#app/features/admin/accounts/totp-secrets.server.ts";
import { roleNames } from "#app/features/admin/roles.ts";
import { AuthenticatorSetup, RecoveryCodes } from "#app/features/admin/ui/account/key-setup.tsx";
import { NewPasswordField } from "#app/features/admin/ui/account/new-password-field.tsx";
import { GateFrame } from "#app/features/admin/ui/gate-frame.tsx";
import { PasskeyButton } from "#app/features/admin/ui/passkey-button.tsx";
import { privateMeta } from "#app/features/company/pages/private-meta.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import "#app/features/admin/ui/office.css";
import { alsoWhenOutdated } from "../../revalidate.ts";
import type { Route } from "./+types/invitation.ts";

export const meta: Route.MetaFunction = () => privateMeta("Join the office panel");

export const shouldRevalidate = alsoWhenOutdated;

/** For the session's cookie and 'Retry-After'. */
export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
	const all = new Headers(loaderHeaders);
	for (const [name, value] of actionHeaders) all.append(name, value);
	return all;
};

export async function loader({ url }: Route.LoaderArgs) {
	const person = await findInvited(tokenOf(url));
	// Whoever has just joined sees their recovery codes here, which is no broken link.
	const isBroken = !person && !(await wasJustUsed(tokenOf(url)));
	const secret = person?.password ? await totpSecretOf(person) : null;
	return data(
		person && {
			name: person.name,
			email: person.email ?? "",
			role: roleNames[person.role],
			secret: secret ? authenticatorSecret(secret, person.email ?? "") : null,
		},
		{ headers: { "Cache-Control": "no-store" }, status: isBroken ? 404 : 200 },
	);
}

/** Counts every form post from a network, so no one can guess links or codes. */
const LIMIT = { name: "staff-invitation", points: 20, seconds: 600 };

type Answer = { error?: string; codes?: string[] };

export async function action({ request, url, context }: Route.ActionArgs) {
	const limited = await rateLimit(LIMIT, requestFacts(context).clientAddress);
	if (!limited.ok)
		return data<Answer>(
			{ error: "Too many attempts. Wait a few minutes, then try again." },
			tooManyRequests(limited.retryAfterSeconds),
		);
	const token = tokenOf(url);
	const person = await findInvited(token);
	if (!person) return data<Answer>({}, { status: 404 });
	const form = await postedForm(request);
	const field = (name: string) => String(form.get(name) ?? "");
	const name = readName(form.get("name")) || person.name;
	switch (form.get("intent")) {
		case "passkey-options":
			return data<Answer & { options: object }>({ options: await passkeyCreation({ ...person, name }, url) });
		case "passkey":
			return joined(
				await joinWithPasskey({ token, request }, { name, answer: field("passkey"), url }),
				"The passkey wasn't created. Try again, or use a password.",
			);
		case "authenticator":
			return joined(
				await joinWithCode({ token, request }, field("code")),
				"That code is wrong. Check that your phone's clock is right, then enter a new code.",
			);
		case "back":
			await forgetChosenPassword(token);
			return redirect(url.pathname + url.search);
		default: {
			const problem = passwordProblem(field("password"), { name, email: person.email });
			if (problem) return data<Answer>({ error: problem }, { status: 400 });
			await choosePassword(token, { name, password: field("password") });
			return redirect(url.pathname + url.search);
		}
	}
}

function joined(outcome: Joined, invalid: string) {
	if (outcome.ok)
		return data<Answer>({ codes: outcome.codes }, { headers: { "Set-Cookie": outcome.cookie } });
	if (outcome.reason === "gone") return data<Answer>({}, { status: 404 });
	return data<Answer>({ error: invalid }, { status: 400 });
}

function tokenOf(url: URL): string {
	return url.searchParams.get("token") ?? "";
}

export default function Page({ loaderData: invited, actionData }: Route.ComponentProps) {
	return (
		<main id="content" tabIndex={-1} className="outline-none">
			{actionData?.codes ? (
				<GateFrame icon={KeyRound} title="You're in" lead="One more thing before you start.">
					<div className="mt-6 grid gap-6">
						<RecoveryCodes codes={actionData.codes} />
						<ButtonLink to={href("/admin")} className="justify-self-start">
							Open the panel
						</ButtonLink>
					</div>
				</GateFrame>
			) : !invited ? (
				<GateFrame
					icon={KeyRound}
					title="This link doesn't work anymore"
					lead="An invitation works once and expires after two days. Ask an owner for a new one."
				>
					<p className="mt-6">
						<ButtonLink to={href("/admin")} variant="secondary">
							Go to sign-in
						</ButtonLink>
					</p>
				</GateFrame>
			) : (
				<GateFrame
					icon={KeyRound}
					title="Set up your account"
					lead={`${invited.email}, ${invited.role.toLowerCase()}`}
				>
					{invited.secret ? (
						<AppStep secret={invited.secret} error={actionData?.error} />
					) : (
						<KeyStep name={invited.name} error={actionData?.error} />
					)}
				</GateFrame>
			)}
		</main>
	);
}

function KeyStep({ name, error }: { name: string; error: string | undefined }) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().state !== "idle";
	return (
		<Form ref={form} method="post" className="mt-6 grid gap-6">
			{error && <Notice tone="error">{error}</Notice>}
			<TextField
				label="Your name"
				name="name"
				autoComplete="name"
				defaultValue={name}
				maxLength={MAX_NAME_LENGTH}
			/>
			<div className="border-t border-line pt-5">
				<h2 className="text-label">Passkey (recommended)</h2>
				<p className="mt-1 mb-4 text-slate">
					Use your fingerprint, face or device PIN. There's nothing to remember.
				</p>
				<input type="hidden" name="passkey" />
				<button type="submit" name="intent" value="passkey" data-send="" hidden />
				<PasskeyButton
					use="create"
					ask={{ intent: "passkey-options" }}
					onAnswer={(answer) => {
						if (!form.current) return;
						const passkey = form.current.elements.namedItem("passkey");
						if (passkey instanceof HTMLInputElement) passkey.value = answer;
						form.current.requestSubmit(form.current.querySelector<HTMLButtonElement>("[data-send]"));
					}}
				>
					Create a passkey
				</PasskeyButton>
			</div>
			<div className="grid gap-5 border-t border-line pt-5">
				<h2 className="text-label">Or use a password and an authenticator app</h2>
				<NewPasswordField label="Password" name="password" />
				<Button
					type="submit"
					variant="secondary"
					name="intent"
					value="password"
					busy={busy}
					className="justify-self-start"
				>
					Continue with password
				</Button>
			</div>
		</Form>
	);
}

function AppStep({
	secret,
	error,
}: {
	secret: { address: string; text: string };
	error: string | undefined;
}) {
	return (
		<>
			<Form method="post" className="mt-6">
				<AuthenticatorSetup secret={secret} error={error} />
			</Form>
			<Form method="post" className="mt-4">
				<Button type="submit" variant="ghost" size="small" name="intent" value="back">
					Go back
				</Button>
			</Form>
		</>
	);
}
