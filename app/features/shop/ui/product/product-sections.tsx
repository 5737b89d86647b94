// The sections below a product, in the order of the specification and then our own. Empty sections are left out.
import { FileText, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { ProseHtml } from "#app/ui/page/prose.tsx";
import { PlainLink } from "#app/ui/page/text-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { deliveryCost, deliveryLine, deliveryWords, returnsText } from "../../delivery.ts";
import {
	isContactForPricing,
	keyFeatures,
	type Product,
	type ProductImage,
	specificationLines,
} from "../../product.ts";
import { picture } from "../../product-picture.ts";
import type { LinkedProduct, LinkedProducts } from "../../related-products.ts";

export function ProductSections({ product, linked }: { product: Product; linked: LinkedProducts }) {
	const { box, delivery, warranty, prop65, carb } = product.facts;
	const features = keyFeatures(product);
	const specifications = specificationLines(product);
	const { pdf_spec_url: dataSheet, installation_guide: guide } = product.metafields;
	return (
		<div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
			{(features.length > 0 || dataSheet) && (
				<div className="grid content-start gap-14">
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
			{box.length > 0 && (
				<Section title={product.group === "service" ? "What you get" : "What's in the box"}>
					<ul className="border-t border-line">
						{box.map((part) => (
							<li key={part} className="border-b border-line py-3">
								{part}
							</li>
						))}
					</ul>
				</Section>
			)}
			{(delivery || warranty) && (
				<Section title={delivery ? deliveryWords(delivery).title : "Warranty"}>
					<dl className="border-t border-line">
						{delivery && (
							<>
								{/* With a price it stands beside the button. */}
								{isContactForPricing(product) && (
									<Term name={deliveryWords(delivery).delivery}>
										{deliveryLine(delivery, product.available)}. {deliveryCost(delivery)}
									</Term>
								)}
								<Term name={deliveryWords(delivery).returns}>{returnsText(delivery)}</Term>
							</>
						)}
						{warranty && <Term name="Warranty">{warranty}</Term>}
					</dl>
				</Section>
			)}
			{linked.needs.length > 0 && (
				<Section title="You also need">
					<ProductLinks products={linked.needs} />
				</Section>
			)}
			{linked.worksWith.length > 0 && (
				<Section title="Works with">
					<ProductLinks products={linked.worksWith} />
				</Section>
			)}
			{(prop65 || carb) && (
				<Section title="California notices">
					<dl className="border-t border-line text-sm">
						{prop65 && (
							<Term name="Proposition 65">
								<Icon of={TriangleAlert} className="mr-1.5 inline size-4 align-[-0.15em]" />
								{prop65}
							</Term>
						)}
						{carb && <Term name="CARB">{carb}</Term>}
					</dl>
				</Section>
			)}
			{linked.more.length > 0 && (
				<div className="lg:col-span-2" data-print="hide">
					<Section title="More from the shop">
						<MoreProducts products={linked.more} />
					</Section>
				</div>
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

function Term({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(7rem,1fr)_3fr]">
			<dt className="text-slate">{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function ProductLinks({ products }: { products: LinkedProduct[] }) {
	return (
		<ul className="border-t border-line">
			{products.map(({ handle, title, price, image }) => (
				<li key={handle} className="border-b border-line">
					<Link
						to={href("/product/:handle", { handle })}
						prefetch="intent"
						className="group flex items-center gap-4 py-3"
					>
						<LinkedPicture image={image} sizes="64px" className="h-12 w-16 flex-none rounded" />
						<span className="link min-w-0 flex-1 wrap-anywhere">{title}</span>
						<span className="figures whitespace-nowrap text-slate">{price}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

function MoreProducts({ products }: { products: LinkedProduct[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-6 border-t border-line pt-6 md:grid-cols-4 md:gap-x-6">
			{products.map(({ handle, title, price, image }) => (
				<li key={handle}>
					<Link to={href("/product/:handle", { handle })} prefetch="intent" className="group block">
						<LinkedPicture
							image={image}
							sizes="(width < 48rem) 45vw, (width < 80rem) 22vw, 280px"
							className="block aspect-4/3 w-full rounded-md"
						/>
						<span className="link mt-3 inline-block wrap-anywhere">{title}</span>
						<span className="figures block text-slate">{price}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The product's name is beside it. */
function LinkedPicture({
	image,
	sizes,
	className,
}: {
	image: ProductImage | null;
	sizes: string;
	className: string;
}) {
	const classes = `${className} bg-ash object-cover`;
	if (!image) return <span className={classes} />;
	if (image.picture) return <Picture picture={image.picture} sizes={sizes} alt="" className={classes} />;
	return <img {...picture(image, sizes)} alt="" loading="lazy" className={classes} />;
}
