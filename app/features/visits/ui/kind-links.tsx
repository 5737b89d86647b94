import { TabLinks } from "#app/ui/page/tab-links.tsx";
import { kindTexts, type VisitKind } from "../visit-kinds.ts";

type KindLinksProps = { kinds: readonly { kind: VisitKind; to: string }[]; current: VisitKind };

export function KindLinks({ kinds, current }: KindLinksProps) {
	return (
		<TabLinks
			label="Type of appointment"
			className="mb-6"
			tabs={kinds.map(({ kind, to }) => ({ to, label: kindTexts[kind].name, current: kind === current }))}
		/>
	);
}
