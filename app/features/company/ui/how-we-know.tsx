import { href, Link } from "react-router";
import type { ClaimId } from "../claims.ts";

/** Beside a claim: leads to what it rests on. */
export function HowWeKnow({ of, className = "link" }: { of: ClaimId; className?: string }) {
	return (
		<Link to={`${href("/how-we-know")}#${of}`} className={className}>
			How we know
		</Link>
	);
}
