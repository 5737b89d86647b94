import { classNames } from "#app/ui/class-names.ts";

/** The address on a map, in a new tab. A phone opens its map app. */
export function MapLink({ address, className }: { address: string; className?: string }) {
	return (
		<a
			href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
			target="_blank"
			rel="noreferrer"
			className={classNames("link", className)}
		>
			Open map<span className="sr-only"> (opens in a new tab)</span>
		</a>
	);
}
