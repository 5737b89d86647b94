import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";

/** For a privacy request, once the office knows that it's really them. */
export function PrivacyActions({ email }: { email: string }) {
	return (
		<Form method="post" preventScrollReset className="mt-6 grid justify-items-start gap-3">
			<p className="text-sm text-slate">Do this only after they reply from {email}.</p>
			<Button type="submit" variant="secondary" size="small" name="intent" value="copy" formNoValidate>
				Email them a copy
			</Button>
			<p className="text-sm text-slate">
				Deleting can't be undone. This request stays, and so do jobs we did and orders we confirmed, because
				tax and contractor law require those records.
			</p>
			{/* Without a name: it only keeps a slip of the finger from deleting everything. */}
			<Checkbox label="They asked us to delete it" required />
			<Button type="submit" variant="destructive" size="small" name="intent" value="erase">
				Delete their data
			</Button>
		</Form>
	);
}
