import { Download } from "lucide";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";

type ExportLinksProps = {
	csv: string;
	json: string;
	/** For screen readers, where a page has more than one export. */
	of?: string;
};

/** Plain links: the server may first ask for the password, on a page of its own. */
export function ExportLinks({ csv, json, of }: ExportLinksProps) {
	const what = of && <span className="sr-only"> of {of}</span>;
	return (
		<p className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<a href={csv} className={buttonClass({ variant: "secondary", size: "small" })}>
				<Icon of={Download} />
				Export CSV{what}
			</a>
			<a href={json} className="link">
				JSON{what}
			</a>
		</p>
	);
}
