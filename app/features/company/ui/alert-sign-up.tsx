import { classNames } from "#app/ui/class-names.ts";
import { PlainLink } from "#app/ui/page/text-link.tsx";

const officialAlerts = [
	{ place: "Los Angeles County", name: "Alert LA County", address: "https://ready.lacounty.gov" },
	{ place: "City of Los Angeles", name: "NotifyLA", address: "https://emergency.lacity.gov" },
	{
		place: "Sonoma, Napa, Lake and Mendocino counties",
		name: "Nixle (text your ZIP code to 888777)",
		address: "https://www.nixle.com",
	},
];

/** Where to sign up for official alerts, by place. Wherever an emergency is spoken of. */
export function AlertSignUp({ className }: { className?: string }) {
	return (
		<div className={classNames("alert-sign-up", className)}>
			<p className="font-semibold">Sign up for official alerts</p>
			<ul className="mt-1 grid gap-1">
				{officialAlerts.map(({ place, name, address }) => (
					<li key={name}>
						{place}:{" "}
						<PlainLink href={address} rel="noopener">
							{name}
						</PlainLink>
					</li>
				))}
			</ul>
		</div>
	);
}
