import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** For a privacy request, once the office knows that it's really them. */
export function PrivacyActions({ email }: { email: string }) {
	return (
		<Form method="post" preventScrollReset className="mt-6 grid justify-items-start gap-3">
			<p className="text-sm text-slate">
				Do this only after they reply from {email}. Delete their listings on the Listings page.
			</p>
			<Button type="submit" variant="secondary" size="small" name="intent" value="copy">
				Email them a copy
			</Button>
			<Button type="submit" variant="destructive" size="small" name="intent" value="erase">
				Delete alerts and conversations
			</Button>
		</Form>
	);
}
