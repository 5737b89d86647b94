import { CannonDrawing } from "#app/ui/artwork/cannon.tsx";
import type { DrawingProps } from "#app/ui/artwork/drawing.tsx";
import { EaveVentDrawing } from "#app/ui/artwork/eave-vent.tsx";
import { PumpDrawing } from "#app/ui/artwork/pump.tsx";
import { ReportDrawing } from "#app/ui/artwork/report.tsx";
import { TreeDrawing } from "#app/ui/artwork/tree.tsx";
import type { ServiceId } from "../../offers/services.ts";
import { DefensibleSpaceDrawing } from "./defensible-space.tsx";

const drawings: Record<ServiceId, (props: DrawingProps) => React.ReactNode> = {
	"property-assessment": ReportDrawing,
	"vegetation-management": TreeDrawing,
	"defensible-space": DefensibleSpaceDrawing,
	"home-hardening": EaveVentDrawing,
	"fire-suppression": CannonDrawing,
	"equipment-maintenance": PumpDrawing,
};

export function ServiceDrawing({ service, ...props }: DrawingProps & { service: ServiceId }) {
	const Shown = drawings[service];
	return <Shown {...props} />;
}
