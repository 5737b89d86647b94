import { Notice } from "#app/ui/page/notice.tsx";

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
