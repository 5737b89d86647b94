import { classNames } from "../class-names.ts";

/** Contour lines for a band's background. Use another hill where two bands meet. */
export function ContourLines({
	tone = "light",
	hill = "north",
	className,
}: {
	tone?: "light" | "dark";
	hill?: "north" | "south";
	className?: string;
}) {
	return (
		<div aria-hidden="true" className={classNames("contours", className)} data-hill={hill} data-tone={tone} />
	);
}
