import { href, Link } from "react-router";
import { Notice } from "#app/ui/page/notice.tsx";

type OpeningNoticeProps = {
	loaded: { submittedId: string | null; unreachable: boolean };
	isUntouched: boolean;
};

/** Explains why a form the visitor filled in before is blank now. */
export function OpeningNotice({ loaded: { submittedId, unreachable }, isUntouched }: OpeningNoticeProps) {
	if (unreachable)
		return (
			<Notice tone="amber" title="We can't read your saved answers right now" className="mb-6">
				<span role="status">They're not lost. Reload this page in a minute, or keep going here.</span>
			</Notice>
		);
	if (!submittedId || !isUntouched) return null;
	return (
		<Notice tone="water" title="We received your last form" className="mb-6">
			<Link className="link" to={href("/intake-wizard/complete")}>
				See your answers and the reference number
			</Link>
			, or start another one here.
		</Notice>
	);
}
