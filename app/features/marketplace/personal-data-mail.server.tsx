// The copy of their data that somebody asked for, mailed to the address it belongs to.
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";

export type PersonalData = {
	listings: { title: string; description: string; location: string; phone: string; address: string }[];
	/** The names of the searches. */
	alerts: string[];
	/** What the person wrote, not what others answered. */
	messages: { day: string; text: string }[];
	/** Products they wait for. */
	products: string[];
};

export function dataCopyMail({ listings, alerts, messages, products }: PersonalData): ComposedMail {
	const subject = "A copy of your marketplace and shop data";
	const isEmpty = listings.length + alerts.length + messages.length + products.length === 0;
	const list = (name: string, values: readonly string[]) =>
		values.length > 0 && <Facts rows={values.map((value) => ({ name, value }))} />;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>
				{isEmpty
					? "Our marketplace and shop don't store anything under this address."
					: "You asked for a copy of your data. This is what our marketplace and shop store under this address."}
			</Paragraph>
			{listings.map(({ title, description, location, phone, address }) => (
				<Facts
					key={address}
					title="Listing"
					rows={[
						{ name: "Title", value: title },
						...(description ? [{ name: "Description", value: description }] : []),
						{ name: "Location", value: location },
						{ name: "Phone", value: phone },
						{ name: "Page", value: address, href: address },
					]}
				/>
			))}
			{list("Alert", alerts)}
			{messages.length > 0 && (
				<Facts
					title="Messages you wrote"
					rows={messages.map(({ day, text }) => ({ name: day, value: text }))}
				/>
			)}
			{list("Back-in-stock request", products)}
		</MailLayout>,
	);
}
