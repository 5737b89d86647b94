// The sections below a product: features, specifications, dimensions, guide. Empty sections are left out.
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
				<Section title="Key Features">
					<ul className="border-t border-line">
						{features.map((feature) => (
							<li key={feature} className="flex items-baseline gap-3 border-b border-line py-3">
								<span aria-hidden className="size-2 flex-none rounded-full bg-ember" />
								{feature}
							</li>
						))}
					</ul>
				</Section>
			)}
			{specifications.length > 0 && (
				<Section title="Specifications">
					<div className="border-t border-line">
						{specifications.map((line) => (
							<Specification key={line} line={line} />
						))}
					</div>
				</Section>
			)}
			{guide && (
				<Section title="Installation Guide">
					<ProseHtml html={guide} />
				</Section>
			)}
			{dataSheet && (
				<Section title="Downloads">
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
				</Section>
			)}
		</div>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2 className="text-subheading mb-4">{title}</h2>
			{children}
		</section>
	);
}

/** 'Flow: 50 GPM' becomes two columns, a line without a name one. */
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
