import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";

type PageLinksProps = {
	/** URL of the first page; null on the first page. */
	newest: string | null;
	/** URL of the next page; null on the last page. */
	older: string | null;
};

/** Links below a list that is paged from newest to oldest. */
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
