import { SpecList } from "#app/ui/spec-list.tsx";
import { PlainLink } from "#app/ui/text-link.tsx";
import { contact, promises, telephoneHref } from "../company.ts";

/** How to reach us, and how soon we respond. */
export function ContactFacts({ className }: { className?: string }) {
	const counties = `${contact.counties.slice(0, -1).join(", ")} and ${contact.counties.at(-1)}`;
	return (
		<SpecList
			className={className}
			specs={[
				{
					name: `Emergency line, ${promises.emergencyHoursText}`,
					value: <PlainLink href={telephoneHref(contact.emergencyPhone)}>{contact.emergencyPhone}</PlainLink>,
				},
				{
					name: "Office",
					value: (
						<>
							<PlainLink href={telephoneHref(contact.businessPhone)}>{contact.businessPhone}</PlainLink>
							<span className="block font-normal">{promises.hoursText}</span>
						</>
					),
				},
				{ name: "E-mail", value: <PlainLink href={`mailto:${contact.email}`}>{contact.email}</PlainLink> },
				{ name: "Call back", value: `within ${promises.answerHours} hours` },
				{ name: "Emergency response", value: `${promises.emergencyMinutes} minutes` },
				{ name: "Assessments", value: promises.assessments },
				{ name: "Counties", value: counties },
				{
					name: "Address",
					value: `${contact.street}, ${contact.city}, ${contact.region} ${contact.postalCode}`,
				},
			]}
		/>
	);
}
