// Handles the forms on the account page.

import { data, href, redirect } from "react-router";
import { readEmail, readName } from "#app/features/admin/accounts/account-forms.ts";
import {
	addPasskey,
	changePassword,
	changeProfile,
	confirmAuthenticator,
	type KeyResult,
	removePasskey,
	removePassword,
	renewRecoveryCodes,
} from "#app/features/admin/accounts/own-keys.server.ts";
import { MAX_PASSKEYS, passkeyCreation } from "#app/features/admin/accounts/passkeys.server.ts";
import { passwordProblem } from "#app/features/admin/accounts/password-rules.server.ts";
import { deviceName } from "#app/features/admin/device-name.ts";
import {
	type AdminSession,
	closeAdminSession,
	endOtherSessions,
	endSession,
} from "#app/features/admin/sessions.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { done } from "#app/ui/overlays/toast-message.ts";

/** Answers with errors, with new recovery codes, or with a redirect back to the page. */
export async function changeAccount(request: Request, url: URL, session: AdminSession) {
	const form = await postedForm(request);
	const field = (name: string) => String(form.get(name) ?? "");
	switch (form.get("intent")) {
		case "passkey-options":
			return data<Answer & { options: object }>({
				options: await passkeyCreation({ ...session, id: session.staffId }, url),
			});
		case "passkey": {
			const device = deviceName(request.headers.get("user-agent"));
			const added = await addPasskey(session, { answer: field("passkey"), device, url });
			if (!added.ok) return refuse({ passkey: passkeyErrors[added.reason] });
			return keysChanged(request, added, "Passkey added. Use it the next time you sign in.");
		}
		case "remove-passkey": {
			const removed = await removePasskey(session, field("key"));
			if (removed === "last-key") return refuse({ passkey: LAST_KEY });
			return saved(request, "Passkey removed. Delete it from your device, too.");
		}
		case "password": {
			const problem = passwordProblem(field("newPassword"), session);
			if (problem) return refuse({ password: problem });
			await changePassword(session, field("newPassword"));
			return saved(request, "Password saved. Your other sessions have ended.");
		}
		case "authenticator": {
			const confirmed = await confirmAuthenticator(session, field("code"));
			if (!confirmed.ok) return refuse({ code: WRONG_CODE });
			return keysChanged(request, confirmed, "You can now sign in with your email, password and a code.");
		}
		case "remove-password":
			await removePassword(session);
			return saved(request, "Password and authenticator app removed");
		case "codes":
			return data<Answer>({ codes: await renewRecoveryCodes(session) });
		case "profile":
			return changeDetails(request, session, form);
		case "end-session": {
			if (field("session") === session.id)
				return redirect(href("/admin"), { headers: { "Set-Cookie": await closeAdminSession(request) } });
			const ended = isUuid(field("session")) && (await endSession(session, field("session")));
			return saved(request, ended ? "Session ended" : "That session had already ended");
		}
		case "end-others":
			await endOtherSessions(session);
			return saved(request, "All your other sessions have ended");
		default:
			return redirect(href("/admin/account"));
	}
}

type Answer = {
	errors?: { passkey?: string; password?: string; code?: string; name?: string; email?: string };
	codes?: string[];
};

const passkeyErrors = {
	invalid: "The passkey wasn't added. Try again, or use another device.",
	"too-many": `You already have ${MAX_PASSKEYS} passkeys. Remove one first.`,
};
const WRONG_CODE = "That code is wrong. Check that your phone's clock is right, then enter a new code.";
const LAST_KEY =
	"No owner would have a passkey left, and the shared password is off. Turn it on under Staff first.";

async function changeDetails(request: Request, session: AdminSession, form: FormData) {
	const name = readName(form.get("name"));
	const typed = String(form.get("email") ?? "").trim();
	const email = readEmail(typed);
	if (!name) return refuse({ name: "Enter your name." });
	if (!email && (typed || session.email))
		return refuse({ email: "Enter an email address like name@example.com" });
	if ((await changeProfile(session, { name, email })) === "taken")
		return refuse({ email: "Someone else uses this email address." });
	return saved(request, "Details saved");
}

function refuse(errors: NonNullable<Answer["errors"]>) {
	return data<Answer>({ errors }, { status: 400 });
}

/** New codes are shown right away, because we cannot show them again. */
function keysChanged(request: Request, { codes }: Extract<KeyResult, { ok: true }>, text: string) {
	return codes.length > 0 ? data<Answer>({ codes }) : saved(request, text);
}

function saved(request: Request, text: string) {
	return redirectWithToast(request, href("/admin/account"), done(text));
}
