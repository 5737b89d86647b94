// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/pictures/picture.tsx";

export const equipmentMaintenance: PictureFile = {
	path: "/pictures/services/equipment-maintenance",
	alt: "Pump shed open for service, with pump, controller and toolbox",
	width: 1440,
	height: 720,
	color: "#a49882",
	widths: [400, 800, 1200, 1440],
};

export const fireSuppression: PictureFile = {
	path: "/pictures/services/fire-suppression",
	alt: "Water cannon throwing a jet at dusk, with the lit house behind it",
	width: 1440,
	height: 720,
	color: "#83736b",
	widths: [400, 800, 1200, 1440],
};

export const homeHardening: PictureFile = {
	path: "/pictures/services/home-hardening",
	alt: "Steel roof vent with fine mesh above a gutter with a metal mesh guard",
	width: 1600,
	height: 800,
	color: "#7c5e4b",
	widths: [400, 800, 1200, 1440, 1600],
};

export const propertyAssessment: PictureFile = {
	path: "/pictures/services/property-assessment",
	alt: "Corner of a stucco house seen from below: eave with wide-meshed vents, gutter, downspout, and a ladder at the wall",
	width: 1440,
	height: 720,
	color: "#8f897e",
	widths: [400, 800, 1200, 1440],
};

export const vegetationManagement: PictureFile = {
	path: "/pictures/services/vegetation-management",
	alt: "Stakes mark the line between wild brush and a cleared slope with spaced shrubs",
	width: 1440,
	height: 720,
	color: "#7e6c42",
	widths: [400, 800, 1200, 1440],
};
