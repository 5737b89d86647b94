// Structured data about the company for search engines (schema.org).
import { company, contact } from "../company.ts";

export function localBusiness(origin: string): Record<string, unknown> {
	return {
		"@context": "https://schema.org",
		"@type": "LocalBusiness",
		"@id": `${origin}/#company`,
		name: company.name,
		slogan: company.tagline,
		description: company.description,
		url: origin,
		image: `${origin}/og.jpg`,
		telephone: contact.businessPhone,
		email: contact.email,
		foundingDate: String(company.foundedYear),
		address: {
			"@type": "PostalAddress",
			streetAddress: contact.street,
			addressLocality: contact.city,
			addressRegion: contact.region,
			postalCode: contact.postalCode,
			addressCountry: "US",
		},
		areaServed: contact.counties.map((county) => `${county} County, California`),
		openingHoursSpecification: {
			"@type": "OpeningHoursSpecification",
			dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
			opens: "08:00",
			closes: "18:00",
		},
	};
}
