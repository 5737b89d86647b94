import { LockKeyhole } from "lucide";
import { useEffect, useRef } from "react";
import { Form, href, Link, useLocation, useNavigation } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { KeptField } from "../kept-form.ts";
import { NewPasswordField } from "./account/new-password-field.tsx";
import { GateFrame } from "./gate-frame.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

export type GateView =
	/** `isShared`: whether the shared password opens the panel. */
	| { mode: "shared" | "email"; isShared: boolean }
	/** Somebody who is signed in proves it again. */
	| { mode: "confirm"; isShared: boolean; hasPasskey: boolean; hasPassword: boolean };

/** A new object for every attempt, so that the same message shows again. */
export type GateRefusal = (
	| { reason: "wrong"; way: "shared" | "email" | "passkey" }
	/** A generated password is right, but its month is over. `problem`: with the new one. */
	| { reason: "expired"; problem: string | null }
	| { reason: "wait" | "busy"; seconds: number }
	/** A form was sent without a session, or needs to be confirmed. */
	| { reason: "ended" }
) & {
	/** Fields of the form to submit after sign-in. */
	kept: KeptField[];
};

const wrongTexts = {
	shared: "Invalid password",
	email: "Wrong email, password or code",
	passkey: "This passkey doesn't work here",
};

/** To everyone, so that it tells nobody whether a password they tried was right. */
const SHARED_OFF = "The shared password is off, so use your own passkey, or your email and password. ";

/** Shown at the field, where it stays after the toast is gone. */
const wrongFieldTexts = {
	shared: "That password is wrong. Check caps lock and type it again.",
	email: "Check the email address, the password and the code, then try again.",
	passkey: undefined,
};

export function GateForm({ view, refusal }: { view: GateView; refusal: GateRefusal | undefined }) {
	const checking = useNavigation().state !== "idle";
	const { pathname, search } = useLocation();
	const passkeyForm = useRef<HTMLFormElement>(null);
	const kept = refusal?.kept ?? [];
	const wrong = refusal?.reason === "wrong" ? wrongTexts[refusal.way] : null;
	// Until hydration the refusal is part of the page; after that it is a toast.
	const hydrated = useHydrated();
	useEffect(() => {
		if (refusal?.reason !== "wrong") return;
		const toast = announce({
			title: "Access Denied",
			text: wrongTexts[refusal.way],
			tone: "destructive",
		});
		// The next attempt or a sign-in makes the toast outdated.
		return () => dismissToast(toast);
	}, [refusal]);
	const isConfirming = view.mode === "confirm";
	// A download leaves this page on the screen, so the router must not wait for another one.
	const isDownload = /\.(csv|json)\b/.test(new URLSearchParams(search).get("to") ?? "");
	const send = (answer: string) => {
		const field = passkeyForm.current?.elements.namedItem("passkey");
		if (field instanceof HTMLInputElement) field.value = answer;
		passkeyForm.current?.requestSubmit();
	};
	return (
		<GateFrame
			icon={LockKeyhole}
			title={isConfirming ? "Confirm it's you" : "Admin Access Required"}
			lead={
				isConfirming
					? "Exports, deletions and sign-in changes need your passkey or password again."
					: `For office staff. ${view.isShared ? "" : SHARED_OFF}You're signed out when you close the browser.`
			}
		>
			{(!isConfirming || view.hasPassword) && (
				<Form method="post" reloadDocument={isDownload} className="mt-6 grid gap-5">
					<KeptInputs kept={kept} />
					{kept.length > 0 && !isConfirming && (
						<Notice tone="water" title="Your session has ended">
							Sign in again, and your last action will go through.
						</Notice>
					)}
					{(refusal?.reason === "wait" || refusal?.reason === "busy") && (
						<Notice
							tone="error"
							title={refusal.reason === "wait" ? "Too many attempts" : "Many people are signing in right now"}
						>
							Please wait {waitText(refusal.seconds)}, then try again.
						</Notice>
					)}
					{refusal?.reason === "expired" && (
						<Notice tone="water" title="Choose your own password">
							The generated password was for the first 30 days. Type it once more and choose one that everyone
							who signs in here will use.
						</Notice>
					)}
					{wrong && !hydrated && (
						<Notice tone="error" title="Access Denied">
							{wrong}
						</Notice>
					)}
					{view.mode === "email" && <EmailField />}
					<TextField
						label="Password"
						error={refusal?.reason === "wrong" ? wrongFieldTexts[refusal.way] : undefined}
						type="password"
						name="password"
						autoComplete="current-password"
						maxLength={1000}
						required={view.mode !== "email"}
					/>
					{view.mode === "email" && <CodeField />}
					{refusal?.reason === "expired" && (
						<NewPasswordField
							label="New password"
							name="newPassword"
							error={refusal.problem ?? undefined}
							required
						/>
					)}
					<Button type="submit" busy={checking} className="justify-self-start">
						{isConfirming ? "Confirm" : "Unlock"}
					</Button>
				</Form>
			)}
			<Form ref={passkeyForm} method="post" reloadDocument={isDownload} hidden>
				<KeptInputs kept={kept} />
				<input type="hidden" name="way" value="passkey" />
				<input type="hidden" name="passkey" />
			</Form>
			{(!isConfirming || view.hasPasskey) && (
				<PasskeyButton
					use="get"
					ask={{ way: "passkey-options" }}
					action={pathname + search}
					onAnswer={send}
					variant={isConfirming && !view.hasPassword ? "primary" : "secondary"}
					className="mt-6 border-t border-line pt-6"
				>
					{isConfirming ? "Confirm with a passkey" : "Sign in with a passkey"}
				</PasskeyButton>
			)}
			<p className="mt-5">
				{isConfirming ? (
					<Link to={href("/admin")} className="link">
						Back to the panel
					</Link>
				) : (
					<OtherWay view={view} kept={kept} />
				)}
			</p>
		</GateFrame>
	);
}

function EmailField() {
	return (
		<>
			<input type="hidden" name="way" value="email" />
			<TextField label="Email" type="email" name="email" autoComplete="username" maxLength={254} required />
		</>
	);
}

function CodeField() {
	return (
		<TextField
			label="Code"
			hint="From your authenticator app, or one of your recovery codes."
			name="code"
			autoComplete="one-time-code"
			maxLength={40}
			required
		/>
	);
}

/** Fields that wait for the sign-in are passed on to the other form. */
function OtherWay({ view, kept }: { view: GateView; kept: KeptField[] }) {
	const { search } = useLocation();
	if (view.mode === "email" && !view.isShared) return null;
	const params = new URLSearchParams(search);
	if (view.mode === "email") params.delete("with");
	else params.set("with", "email");
	const to = params.size > 0 ? `${href("/admin")}?${params}` : href("/admin");
	const label = view.mode === "email" ? "Use the shared password" : "Use your email and password";
	if (kept.length === 0)
		return (
			<Link to={to} className="link">
				{label}
			</Link>
		);
	return (
		<Form method="post" action={to}>
			<KeptInputs kept={kept} />
			<button type="submit" className="link">
				{label}
			</button>
		</Form>
	);
}

function KeptInputs({ kept }: { kept: readonly KeptField[] }) {
	return kept.map(({ name, value }, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: several fields may be the same
		<input key={index} type="hidden" name={name} value={value} />
	));
}

function waitText(seconds: number): string {
	if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
	if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
	return `${Math.ceil(seconds / 3600)} hours`;
}
