import { href, Link } from "react-router";
import { services } from "../offers/services.ts";
import { ServiceDrawing } from "./artwork/service-drawing.tsx";

/** Six numbered services, each with its drawing. */
export function ServiceGrid() {
	return (
		<ol className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
			{services.map((service, index) => (
				<li key={service.id} className="border-b border-line">
					<Link
						to={href(service.to) + (service.anchor ? `#${service.anchor}` : "")}
						className="group grid h-full grid-cols-[1fr_7rem] gap-x-4 py-6 sm:grid-cols-1 sm:gap-y-3"
					>
						<ServiceDrawing
							service={service.id}
							className="w-full self-center transition-transform group-hover:-translate-y-1 max-sm:order-last sm:max-w-64"
						/>
						<span className="flex flex-col">
							<span className="flex gap-3">
								<span className="condensed figures text-subheading text-ember-deep" aria-hidden="true">
									{index + 1}
								</span>
								<h3>{service.title}</h3>
							</span>
							<span className="mt-2 block text-slate">{service.description}</span>
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
