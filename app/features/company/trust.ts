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
			text: "Issued by the NFPA. Our lead assessor holds it.",
		},
		{
			title: "ISA Certified Arborist",
			text: "Issued by the ISA. Ruth Lindqvist approves every tree we prune or cut down.",
		},
		{
			title: "Qualified Applicator License",
			text: "From the Department of Pesticide Regulation. Required to apply weed killer for hire.",
		},
		{
			title: "OSHA 30-hour construction training",
			text: "Every crew lead has taken it.",
		},
	],
} as const;

/** How the report scores a property: the same subjects and points for everyone. */
export const scoring = [
	{
		subject: "Defensible space 0-100 ft",
		of: 30,
		how: "We measure plants, spacing and slope in all three zones.",
	},
	{
		subject: "Roof and gutters",
		of: 20,
		how: "From a ladder, we check the covering, the valleys and any debris.",
	},
	{ subject: "Siding and decking", of: 15, how: "We note the material and what's stored within 5 ft." },
	{
		subject: "Windows and eaves",
		of: 15,
		how: "We measure the mesh in every vent and check the glass and frames.",
	},
	{ subject: "Water supply", of: 10, how: "We measure pressure, flow and stored gallons." },
	{ subject: "Emergency access", of: 10, how: "We measure road width, turning room and gate clearance." },
] as const;
