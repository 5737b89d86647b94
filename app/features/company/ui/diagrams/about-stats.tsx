import { CalendarCheck, type IconNode, MapPin, Phone, Shovel } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import { about } from "../../pages/about.ts";

const icons: Record<(typeof about.stats)[number]["icon"], IconNode> = {
	shovel: Shovel,
	phone: Phone,
	calendar: CalendarCheck,
	pin: MapPin,
};

export function AboutStats({ className }: { className?: string }) {
	return (
		<dl
			className={`grid grid-cols-2 gap-x-8 gap-y-8 border-t border-line pt-8 md:grid-cols-4 ${className ?? ""}`}
		>
			{about.stats.map(({ icon, number, label }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					<dt className="mt-1 text-sm text-slate">{label}</dt>
					<dd>
						<Icon of={icons[icon]} className="mb-2 text-water" />
						<span className="condensed figures text-heading whitespace-nowrap md:max-lg:text-[2rem]">
							{number}
						</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
