// What the forms of the account page do.
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
import { passwordProblem } from "#app/features/admin/accounts/password-rules.ts";
import { deviceName } from "#app/features/admin/device-name.ts";
import {
	type AdminSession,
	closeAdminSession,
	endOtherSessions,
	endSession,
} from "#app/features/admin/sessions.server.ts";
import { postedForm } from "#app/platform/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/toasts.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";

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
			return keysChanged(request, added, "The passkey is ready. Use it the next time you sign in.");
		}
		case "remove-passkey": {
			const removed = await removePasskey(session, field("key"));
			if (removed === "last-key") return refuse({ passkey: LAST_KEY });
			return done(request, "The passkey is removed. Delete it on your device, too.");
		}
		case "password": {
			const problem = passwordProblem(field("newPassword"), session);
			if (problem) return refuse({ password: problem });
			await changePassword(session, field("newPassword"));
			return done(request, "The password is set. Your other sessions have ended.");
		}
		case "authenticator": {
			const confirmed = await confirmAuthenticator(session, field("code"));
			if (!confirmed.ok) return refuse({ code: WRONG_CODE });
			return keysChanged(request, confirmed, "You can now sign in with your email, password and a code.");
		}
		case "remove-password":
			await removePassword(session);
			return done(request, "The password and the app are removed.");
		case "codes":
			return data<Answer>({ codes: await renewRecoveryCodes(session) });
		case "profile":
			return changeDetails(request, session, form);
		case "end-session": {
			if (field("session") === session.id)
				return redirect(href("/admin"), { headers: { "Set-Cookie": await closeAdminSession(request) } });
			const ended = isUuid(field("session")) && (await endSession(session, field("session")));
			return done(request, ended ? "The session has ended." : "That session had ended already.");
		}
		case "end-others":
			await endOtherSessions(session);
			return done(request, "All your other sessions have ended.");
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
	"too-many": `You have ${MAX_PASSKEYS} passkeys. Remove one first.`,
};
const WRONG_CODE = "This code isn't right. Check that your phone's clock is correct, and enter a new code.";
const LAST_KEY =
	"This is the last passkey of an owner, and the shared password is off. Switch it on under Staff first.";

async function changeDetails(request: Request, session: AdminSession, form: FormData) {
	const name = readName(form.get("name"));
	const typed = String(form.get("email") ?? "").trim();
	const email = readEmail(typed);
	if (!name) return refuse({ name: "Enter your name." });
	if (!email && (typed || session.email))
		return refuse({ email: "Enter an email address like name@mail.example." });
	if ((await changeProfile(session, { name, email })) === "taken")
		return refuse({ email: "Somebody else has this address." });
	return done(request, "Your details are saved.");
}

function refuse(errors: NonNullable<Answer["errors"]>) {
	return data<Answer>({ errors }, { status: 400 });
}

/** New codes are shown at once, because they cannot be shown again. */
function keysChanged(request: Request, { codes }: Extract<KeyResult, { ok: true }>, text: string) {
	return codes.length > 0 ? data<Answer>({ codes }) : done(request, text);
}

function done(request: Request, text: string) {
	return redirectWithToast(request, href("/admin/account"), { title: "Success", text, tone: "normal" });
}
