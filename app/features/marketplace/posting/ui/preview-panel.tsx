import { useEffect, useRef } from "react";
import { LookingFor, OfferFacts } from "../../listing/ui/listing-facts.tsx";
import { PhotoGallery } from "../../listing/ui/photo-gallery.tsx";
import type { ListingPreview } from "../posting.server.ts";

/** The listing as visitors will see it. The form below it still has everything. */
export function PreviewPanel({ preview }: { preview: ListingPreview }) {
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every new preview comes into view.
	useEffect(() => heading.current?.focus(), [preview]);
	const now = new Date();
	const listing = {
		...preview,
		id: "preview",
		zip: "",
		isUnconfirmed: false,
		hasWhatsapp: preview.whatsappNumber !== null,
		age: "Just now",
		createdAt: now,
		expiresAt: now,
	};
	return (
		<section
			aria-labelledby="preview"
			className="mb-10 max-w-[60rem] rounded-md border-2 border-water bg-white p-5 sm:p-7"
		>
			<h2 id="preview" ref={heading} tabIndex={-1} className="mb-4 scroll-mt-28 text-subheading">
				Preview: not posted yet
			</h2>
			{preview.kind === "wanted" ? (
				<LookingFor listing={listing} />
			) : (
				<div className="grid gap-6 md:grid-cols-2">
					<PhotoGallery photos={preview.photos} title={preview.title} category={preview.category} />
					<OfferFacts listing={listing} />
				</div>
			)}
			{preview.description && (
				<p className="mt-5 max-w-[66ch] whitespace-pre-line wrap-anywhere">{preview.description}</p>
			)}
			<p className="mt-5 text-slate">
				Looks right? Press {preview.kind === "sale" ? "Post Product" : "Post Wanted Item"} at the end of the
				form.
			</p>
		</section>
	);
}
