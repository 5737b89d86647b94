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
	alt: "Water cannon against the low sun: its jet breaks into drops in front of the lit house and its oaks",
	width: 1440,
	height: 720,
	color: "#87816d",
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
	alt: "The eave of a stucco house in the evening: a hand lamp lights one wide-meshed vent, a ladder stands at the wall",
	width: 1440,
	height: 720,
	color: "#605c58",
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
