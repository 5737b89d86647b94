// Advice that fits what is sold: what to check before paying, by category.
import { type CategorySlug, isCategory } from "./categories.ts";
import type { ListingKind } from "./listing.ts";

const byCategory: Record<CategorySlug, string> = {
	"fire-suppression-hardware":
		"Ask to see it throw water. Check the inlet thread and look for cracks at the swivel.",
	"pumps-and-water-supply":
		"See it start cold and run under load. Check for leaks at the seal and ask how many hours it has run.",
	"controllers-and-smart-tech":
		"Make sure it's reset and not tied to the old owner's account before you pay.",
	"sensors-and-detection": "Test it in front of the seller, and check the date on the sensor head.",
	"installation-supplies":
		"Count the parts and check threads and pressure ratings. Old hose and seals go bad.",
	"used-and-salvage":
		"Assume it needs repair. Don't rely on used parts to protect a house before you've tested them.",
	"services-and-support":
		"Look up the license at cslb.ca.gov. By law, a deposit can be at most $1,000 or 10 percent, whichever is less.",
	"retardants-and-fluids":
		"Check the label, the expiration date and that the seals are unbroken. Ask how it was stored.",
	"residential-systems":
		"Ask for the drawings, and ask who will inspect it. Budget for taking it down and moving it.",
	"commercial-ranch-systems":
		"Bring someone who knows the system. Ask for the drawings and the test records.",
	"off-grid-systems": "Check battery age and capacity under load. Have a licensed electrician connect it.",
	"pool-based-systems":
		"See it draw water from a pool. Check the suction hose for cracks and the strainer for damage.",
	"city-water-systems": "Backflow preventers need a test before use. Ask for the last test report.",
	"mobile-trailer-units":
		"Check the title, the tires and the brakes, and that the license plate matches the seller's registration.",
};

export function safetyAdvice(kind: ListingKind, category: string): string {
	const check = kind === "sale" && isCategory(category) ? byCategory[category] : undefined;
	return [check, "Meet in a public place. Never pay in advance or share a code sent to your phone."]
		.filter(Boolean)
		.join(" ");
}
