import { SpecList } from "#app/ui/page/spec-list.tsx";
import { PlainLink } from "#app/ui/page/text-link.tsx";
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
					value: (
						<>
							<PlainLink href={telephoneHref(contact.emergencyPhone)}>{contact.emergencyPhone}</PlainLink>
							<span className="block font-normal">For owners of our systems. Call 911 first</span>
						</>
					),
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
				{ name: "Email", value: <PlainLink href={`mailto:${contact.email}`}>{contact.email}</PlainLink> },
				{ name: "Callback", value: `Within ${promises.answerHours} business hours` },
				{
					name: "Emergency response",
					value: (
						<>
							{promises.emergencyMinutes} minutes
							<span className="block font-normal">By remote control. Manual systems: by phone</span>
						</>
					),
				},
				{ name: "Assessments", value: "Same-day scheduling" },
				{ name: "Counties", value: counties },
				{
					name: "Address",
					value: `${contact.street}, ${contact.city}, ${contact.region} ${contact.postalCode}`,
				},
			]}
		/>
	);
}
