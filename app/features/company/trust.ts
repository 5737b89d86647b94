// Insurance and certifications. All values are samples, like the license: replace them before going live.

export const insurance = {
	isSample: true,
	policies: [
		{ name: "General liability", value: "$2,000,000 per occurrence" },
		{ name: "Workers' compensation", value: "Every employee, as California requires" },
		{ name: "Commercial auto", value: "$1,000,000" },
		{ name: "Professional liability", value: "$1,000,000, for reports and designs" },
	],
} as const;

export const certifications = {
	isSample: true,
	held: [
		{
			title: "Certified Wildfire Mitigation Specialist",
			text: "From the NFPA. Our lead assessor holds it.",
		},
		{
			title: "ISA Certified Arborist",
			text: "From the ISA. Ruth Lindqvist approves every tree we cut.",
		},
		{
			title: "Qualified Applicator License",
			text: "From the Department of Pesticide Regulation, to apply weed killer for hire.",
		},
		{
			title: "OSHA 30-hour construction training",
			text: "Every crew lead.",
		},
	],
} as const;

/** How the report scores a property: the same subjects and points for everyone. */
export const scoring = [
	{ subject: "Defensible space 0-100 ft", of: 30, how: "Plants, spacing and slope in all three zones." },
	{ subject: "Roof and gutters", of: 20, how: "Covering, valleys and debris, from a ladder." },
	{ subject: "Siding and decking", of: 15, how: "Material, and what's stored within 5 ft." },
	{ subject: "Windows and eaves", of: 15, how: "Glass, frames and the mesh in every vent." },
	{ subject: "Water supply", of: 10, how: "Pressure, flow and stored gallons." },
	{ subject: "Emergency access", of: 10, how: "Road width, turning room and gates." },
] as const;
