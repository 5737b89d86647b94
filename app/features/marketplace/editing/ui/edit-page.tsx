import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { kindLabels, type ListingKind } from "../../listing/listing.ts";
import { type ListingStatus, listingStatuses, stepLabel } from "../../listing/listing-status.ts";
import { ListingForm } from "../../posting/ui/listing-form.tsx";
import type { FormAnswer } from "../../posting/ui/use-listing-form.ts";
import type { UploadedPhoto } from "../../posting/ui/use-photos.ts";

type EditPageProps = {
	kind: ListingKind;
	status: ListingStatus;
	isUnconfirmed: boolean;
	title: string;
	action: string;
	cancelTo: string;
	answer: FormAnswer | undefined;
	values: Record<string, string>;
	photos: readonly UploadedPhoto[];
	hidden: Record<string, string>;
};

export function EditPage(props: EditPageProps) {
	const { kind, status, isUnconfirmed, title, action, cancelTo, answer, values, photos, hidden } = props;
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
	const { noun } = kindLabels[kind];
	return (
		<>
			<PageHeading title={title} lead={values.title} />
			<div className="wrap py-10 pb-24">
				{isUnconfirmed && <ConfirmBox action={action} hidden={hidden} />}
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
						<h2 className="text-subheading">
							{status === "active" ? "No longer needed?" : "Post it again?"}
						</h2>
						<p className="mt-2 max-w-[52ch] text-slate">
							These buttons take effect right away, and each one uses up this link.{" "}
							{status !== "active" && `The ${noun} isn't on the marketplace right now.`}
						</p>
						<div className="mt-4 flex flex-wrap gap-3">
							{listingStatuses[status].next.map((step) => (
								<Button
									key={step}
									type="submit"
									name="intent"
									value={step}
									variant={step === "removed" ? "destructive" : "secondary"}
									formNoValidate
								>
									{stepLabel(step, kind)}
								</Button>
							))}
						</div>
					</section>
				</ListingForm>
			</div>
		</>
	);
}

/** A form of its own, so that confirming does not depend on the fields. */
function ConfirmBox({ action, hidden }: { action: string; hidden: Record<string, string> }) {
	return (
		<Form method="post" action={action} className="mb-8 max-w-[44rem]">
			<input type="hidden" name="token" value={hidden.token} />
			<Notice tone="amber" title="Confirm that this is your listing">
				<p>
					Until you do, it's marked as unconfirmed, and after two days it's hidden. Saving a change confirms
					it, too, unless you change the email address.
				</p>
				<Button type="submit" name="intent" value="confirm" className="mt-3">
					Confirm listing
				</Button>
			</Notice>
		</Form>
	);
}
