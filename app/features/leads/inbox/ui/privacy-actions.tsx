import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** For a privacy request, once the office knows that it's really them. */
export function PrivacyActions({ email }: { email: string }) {
	return (
		<Form method="post" preventScrollReset className="mt-6 grid justify-items-start gap-3">
			<p className="text-sm text-slate">
				Do this only after they reply from {email}. Deleting can't be undone. This request stays, and so do
				jobs we did and orders we confirmed, because tax and contractor law require those records.
			</p>
			<Button type="submit" variant="secondary" size="small" name="intent" value="copy">
				Email them a copy
			</Button>
			<Button type="submit" variant="destructive" size="small" name="intent" value="erase">
				Delete their data
			</Button>
		</Form>
	);
}
