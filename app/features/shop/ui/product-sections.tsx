// The parts below a product: features, data sheet, measures, guide. A part without content is not there.
import { FileText } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ProseHtml } from "#app/ui/prose.tsx";
import { PlainLink } from "#app/ui/text-link.tsx";
import { keyFeatures, type Product, specificationLines } from "../product.ts";

export function ProductSections({ product }: { product: Product }) {
	const features = keyFeatures(product);
	const specifications = specificationLines(product);
	const { pdf_spec_url: dataSheet, installation_guide: guide } = product.metafields;
	return (
		<div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
			{features.length > 0 && (
				<Part title="Key Features">
					<ul className="border-t border-line">
						{features.map((feature) => (
							<li key={feature} className="flex items-baseline gap-3 border-b border-line py-3">
								<span aria-hidden className="size-2 flex-none rounded-full bg-ember" />
								{feature}
							</li>
						))}
					</ul>
				</Part>
			)}
			{specifications.length > 0 && (
				<Part title="Specifications">
					<div className="border-t border-line">
						{specifications.map((line) => (
							<Specification key={line} line={line} />
						))}
					</div>
				</Part>
			)}
			{guide && (
				<Part title="Installation Guide">
					<ProseHtml html={guide} />
				</Part>
			)}
			{dataSheet && (
				<Part title="Downloads">
					<p className="border-y border-line py-4">
						<PlainLink
							href={dataSheet}
							target="_blank"
							rel="noopener noreferrer"
							className="inline-flex items-center gap-3"
						>
							<Icon of={FileText} className="size-5" />
							PDF Specification Sheet
						</PlainLink>
					</p>
				</Part>
			)}
		</div>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2 className="text-subheading mb-4">{title}</h2>
			{children}
		</section>
	);
}

/** 'Flow: 50 GPM' stands in two columns; a line without a name in one. */
function Specification({ line }: { line: string }) {
	const [, name, value] = /^([^:]{1,40}):\s+(.+)$/.exec(line) ?? [];
	if (!name) return <p className="border-b border-line py-3">{line}</p>;
	return (
		<p className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-b border-line py-3">
			<span className="text-slate">{name}: </span>
			<span className="figures font-semibold">{value}</span>
		</p>
	);
}
