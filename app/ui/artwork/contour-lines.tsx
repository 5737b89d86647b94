import { classNames } from "../class-names.ts";

/** Hand-surveyed contour lines for a band's background; take another hill where two bands meet. */
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
