import type { ReactNode } from "react";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { contact, promises, telephoneHref } from "../company.ts";
import { YourAddress } from "./addresses/your-address.tsx";

/** The last band of a page: one next step, the phone number, and the way to Your home. */
export function ClosingCall({
	title,
	text,
	asksAddress = true,
	children,
}: {
	title: string;
	text?: string;
	asksAddress?: boolean;
	children: ReactNode;
}) {
	return (
		<section className="band" data-tone="ink">
			<ContourLines tone="dark" hill="south" className="band-contours" />
			<div className="wrap grid items-end gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
				<div>
					<h2 className="max-w-[22ch]">{title}</h2>
					{text && <p className="mt-4 max-w-[56ch] text-lg text-balance text-ash">{text}</p>}
				</div>
				<div className="lg:justify-self-end">
					<div className="flex flex-wrap gap-3">{children}</div>
					<p className="mt-4 text-sm text-ash">
						Or call{" "}
						<a
							className="font-semibold text-white underline underline-offset-4"
							href={telephoneHref(contact.businessPhone)}
						>
							{contact.businessPhone}
						</a>
						, {promises.hoursText}.
					</p>
				</div>
				{asksAddress && (
					<div className="border-t border-white/15 pt-6 lg:col-span-2">
						<YourAddress variant="on-dark" className="max-w-3xl" />
					</div>
				)}
			</div>
		</section>
	);
}
