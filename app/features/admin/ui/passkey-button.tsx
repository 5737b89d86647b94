// Creates or uses a passkey. The WebAuthn code loads on the first click.
import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { Fingerprint } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Options =
	| { use: "create"; options: PublicKeyCredentialCreationOptionsJSON }
	| { use: "get"; options: PublicKeyCredentialRequestOptionsJSON };

type PasskeyButtonProps = ButtonLook & {
	use: Options["use"];
	/** The form that asks the page's own action for a challenge, which it returns as `options`. */
	ask: Record<string, string>;
	/** The address of that action; the page's own without it. */
	action?: string;
	/** Gets what the browser made, as JSON. */
	onAnswer: (answer: string) => void;
	children: string;
	className?: string;
};

export function PasskeyButton({
	use,
	ask,
	action,
	onAnswer,
	children,
	className,
	...look
}: PasskeyButtonProps) {
	const fetcher = useFetcher<{ options?: Options["options"] }>();
	const [problem, setProblem] = useState<string>();
	const [working, setWorking] = useState(false);
	const answered = useRef(onAnswer);
	answered.current = onAnswer;
	const { data, state } = fetcher;
	// The router may hand over the data one render before its state is "idle". With the data alone the effect would
	// sometimes never run.
	const options = state === "idle" ? data?.options : undefined;
	useEffect(() => {
		if (!options) return;
		let isCurrent = true;
		setProblem(undefined);
		setWorking(true);
		askDevice({ use, options } as Options)
			.then((answer) => {
				if (isCurrent) answered.current(JSON.stringify(answer));
			})
			.catch((error: unknown) => {
				if (isCurrent) setProblem(problemText(error));
			})
			.finally(() => {
				if (isCurrent) setWorking(false);
			});
		return () => {
			isCurrent = false;
		};
	}, [options, use]);
	const isBusy = working || state !== "idle";
	return (
		<div className={className}>
			<Button
				{...look}
				busy={isBusy}
				onClick={() => {
					if (window.PublicKeyCredential) void fetcher.submit(ask, { method: "post", action });
					else setProblem(UNSUPPORTED);
				}}
			>
				<Icon of={Fingerprint} />
				{children}
			</Button>
			<noscript>
				<p className="mt-2 text-sm text-stone">Passkeys need JavaScript.</p>
			</noscript>
			{problem && !isBusy && (
				<p role="alert" className="mt-2 text-sm font-semibold text-error">
					{problem}
				</p>
			)}
		</div>
	);
}

async function askDevice(wanted: Options): Promise<AuthenticationResponseJSON | RegistrationResponseJSON> {
	const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
	return wanted.use === "create"
		? startRegistration({ optionsJSON: wanted.options })
		: startAuthentication({ optionsJSON: wanted.options });
}

const UNSUPPORTED = "This browser can't use passkeys on this page. Use your password instead.";

function problemText(error: unknown): string {
	const name = error instanceof Error ? error.name : "";
	if (name === "InvalidStateError") return "This device already has a passkey for your account.";
	if (name === "NotAllowedError" || name === "AbortError")
		return "The passkey wasn't confirmed. Try again, and approve it on your device.";
	return "That didn't work on this device. Try again, or use a password.";
}
