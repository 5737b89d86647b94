import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { kindWords, type ListingKind } from "../../listing/listing.ts";
import { ListingForm } from "../../posting/ui/listing-form.tsx";
import type { UploadedPhoto } from "../../posting/ui/upload-photo.ts";
import type { FormAnswer } from "../../posting/ui/use-listing-form.ts";

type EditPageProps = {
	kind: ListingKind;
	title: string;
	action: string;
	cancelTo: string;
	answer: FormAnswer | undefined;
	values: Record<string, string>;
	photos: readonly UploadedPhoto[];
	hidden: Record<string, string>;
};

export function EditPage({ kind, title, action, cancelTo, answer, values, photos, hidden }: EditPageProps) {
	// Removes the token from the URL and the history. The form and a cookie still have it.
	const navigate = useNavigate();
	useEffect(() => {
		if (location.search.includes("token="))
			void navigate(location.pathname, {
				replace: true,
				preventScrollReset: true,
				defaultShouldRevalidate: false,
			});
	}, [navigate]);
	const { noun, closed } = kindWords[kind];
	return (
		<>
			<PageHeading title={title} lead={values.title} />
			<div className="wrap py-10 pb-24">
				<ListingForm
					kind={kind}
					mode="edit"
					action={action}
					cancelTo={cancelTo}
					answer={answer}
					values={values}
					photos={photos}
					hidden={hidden}
				>
					<section className="mt-6 border-t border-line pt-6">
						<h2 className="text-subheading">No longer needed?</h2>
						<p className="mt-2 max-w-[52ch] text-slate">
							Either button takes the {noun} off the marketplace at once and uses this link up.
						</p>
						<div className="mt-4 flex flex-wrap gap-3">
							<Button type="submit" name="intent" value="sold" variant="secondary" formNoValidate>
								Mark as {closed}
							</Button>
							<Button type="submit" name="intent" value="removed" variant="destructive" formNoValidate>
								Remove listing
							</Button>
						</div>
					</section>
				</ListingForm>
			</div>
		</>
	);
}
