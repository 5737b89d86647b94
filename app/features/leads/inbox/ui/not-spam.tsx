import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Marks a lead as not spam, from the spam list or its own page. */
export function NotSpam({ leadId, back }: { leadId: string; back: string }) {
	return (
		<Form method="post" action={href("/admin/spam")} preventScrollReset>
			<input type="hidden" name="lead" value={leadId} />
			<input type="hidden" name="back" value={back} />
			<Button type="submit" variant="secondary" size="small">
				Not spam
			</Button>
		</Form>
	);
}
