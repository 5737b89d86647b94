import { Notice } from "#app/ui/page/notice.tsx";

/** Shown in the answer to the form and nowhere else. */
export function NewSecret({ url, secret, warning }: { url: string; secret: string; warning: string | null }) {
	return (
		<Notice tone={warning ? "amber" : "sage"} title="Copy the signing secret now" className="mb-10">
			<p className="wrap-anywhere">
				The system at {url} needs it to check our signatures. We won't show it again.
			</p>
			<p className="mt-3">
				<code className="figures block border border-edge bg-white px-3 py-2 break-all select-all">
					{secret}
				</code>
			</p>
			{warning && <p className="mt-3 font-semibold">{warning} We saved the URL and will keep trying it.</p>}
		</Notice>
	);
}
