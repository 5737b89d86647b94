import { Notice } from "#app/ui/page/notice.tsx";

/** Shown while the content record holds invented values. */
export function SampleNotice({ what }: { what: string }) {
	return (
		<Notice tone="amber" className="mt-6 max-w-[44rem]">
			Sample data: the {what} on this page are made up. Replace them before the site goes live.
		</Notice>
	);
}
