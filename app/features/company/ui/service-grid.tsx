import { href, Link } from "react-router";
import { Picture, type PictureFile } from "#app/ui/pictures/picture.tsx";
import { type ServiceId, services } from "../offers/services.ts";
import {
	equipmentMaintenance,
	fireSuppression,
	homeHardening,
	propertyAssessment,
	vegetationManagement,
} from "../pictures/services.json";
import { emberResistant } from "../pictures/zones.json";

const pictures: Record<ServiceId, PictureFile> = {
	"property-assessment": propertyAssessment,
	"vegetation-management": vegetationManagement,
	"defensible-space": emberResistant,
	"home-hardening": homeHardening,
	"fire-suppression": fireSuppression,
	"equipment-maintenance": equipmentMaintenance,
};

/** Six numbered services, each with its picture. */
export function ServiceGrid() {
	return (
		<ol className="grid max-sm:border-t max-sm:border-line sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 lg:grid-cols-3">
			{services.map((service, index) => (
				<li key={service.id} className="max-sm:border-b max-sm:border-line">
					<Link
						to={href(service.to) + (service.anchor ? `#${service.anchor}` : "")}
						className="group grid h-full grid-cols-[1fr_7rem] content-start gap-x-4 max-sm:py-5 sm:grid-cols-1 sm:gap-y-5"
					>
						<Picture
							picture={pictures[service.id]}
							alt=""
							sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 8rem"
							className="aspect-square w-full rounded-md object-cover max-sm:order-last sm:aspect-[3/2]"
						/>
						<span className="flex flex-col">
							<span className="flex gap-3">
								<span className="condensed figures text-subheading text-ember-deep" aria-hidden="true">
									{index + 1}
								</span>
								<h3>{service.title}</h3>
							</span>
							<span className="mt-2 block text-balance text-slate">{service.description}</span>
							<span className="mt-3 font-semibold text-water underline underline-offset-4 group-hover:decoration-2">
								{service.price ? `${service.price} · ` : ""}See how it works
							</span>
						</span>
					</Link>
				</li>
			))}
		</ol>
	);
}
