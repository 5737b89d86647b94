import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";

type PageLinksProps = {
	/** Where the first page is; null on it. */
	newest: string | null;
	/** Null on the last. */
	older: string | null;
};

/** Below a list that is paged from the newest on. */
export function PageLinks({ newest, older }: PageLinksProps) {
	if (!newest && !older) return null;
	return (
		<nav aria-label="Pages" className="mt-8 flex flex-wrap gap-3">
			{newest && (
				<Link to={newest} className={buttonClass({ variant: "ghost", size: "small" })}>
					Newest
				</Link>
			)}
			{older && (
				<Link to={older} className={buttonClass({ variant: "secondary", size: "small" })}>
					Older
				</Link>
			)}
		</nav>
	);
}
