import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { QrCode } from "#app/ui/pictures/qr-code.tsx";

export type AuthenticatorSecret = {
	/** For the QR code and for a link on the phone itself. */
	address: string;
	/** For typing, in groups of four. */
	text: string;
};

/** The fields of a form that sets up an authenticator app: scan, then enter the first code. */
export function AuthenticatorSetup({ secret, error }: { secret: AuthenticatorSecret; error?: string }) {
	return (
		<div className="grid gap-5">
			<ol className="grid list-decimal gap-4 pl-5">
				<li>
					<p>
						Scan this with an authenticator app. On this phone,{" "}
						<a className="link" href={secret.address}>
							open it in the app
						</a>
						.
					</p>
					<div className="mt-3 w-44">
						<QrCode text={secret.address} label="QR code for your authenticator app" />
					</div>
					<p className="mt-3 text-sm text-slate">
						Or type this key: <code className="figures wrap-anywhere font-semibold">{secret.text}</code>
					</p>
				</li>
				<li>Enter the six digits the app shows.</li>
			</ol>
			<TextField
				label="Code"
				error={error}
				name="code"
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={10}
				required
				controlClassName="max-w-48"
			/>
			<Button type="submit" name="intent" value="authenticator" className="justify-self-start">
				Finish
			</Button>
		</div>
	);
}

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	return (
		<Notice tone="amber" title="Save your recovery codes now">
			<p>
				Print them or keep them in a password manager. Each works once, when you've lost your passkey or
				phone. We can't show them again.
			</p>
			<ul className="figures mt-4 grid gap-x-8 gap-y-1.5 font-semibold sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
		</Notice>
	);
}
