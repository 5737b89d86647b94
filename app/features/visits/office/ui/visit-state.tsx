import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { VisitView } from "../visit-view.server.ts";

const states: Record<VisitView["status"], { label: string; tone: BadgeTone }> = {
	booked: { label: "Booked", tone: "water" },
	done: { label: "Done", tone: "sage" },
	no_show: { label: "No-show", tone: "amber" },
	canceled: { label: "Canceled", tone: "neutral" },
	blocked: { label: "Blocked", tone: "neutral" },
};

export function VisitState({ status }: { status: VisitView["status"] }) {
	return <Badge tone={states[status].tone}>{states[status].label}</Badge>;
}
