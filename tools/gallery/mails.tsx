// Development only: every mail with sample data, as HTML and as plain text.
import { useLoaderData } from "react-router";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { sampleMails } from "./sample-mails.server.ts";

export const meta = () => [{ title: "Gallery: mails" }, { name: "robots", content: "noindex" }];

export function loader() {
	return { mails: Object.entries(sampleMails()).map(([name, mail]) => ({ name, ...mail })) };
}

export default function Mails() {
	const { mails } = useLoaderData<typeof loader>();
	return (
		<main>
			<Band>
				<BandHeading title="Mails">Each as mail clients show it, and its plain text.</BandHeading>
				{mails.map(({ name, subject, replyTo, html, text }) => (
					<section key={name} className="mb-14">
						<h2 className="text-subheading">{name}</h2>
						<p className="mb-4 text-sm text-stone">
							{subject}
							{replyTo && `, replies go to ${replyTo}`}
						</p>
						<div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
							<iframe title={name} srcDoc={html} sandbox="" className="h-[40rem] w-full border border-line" />
							<pre className="max-h-[40rem] overflow-auto whitespace-pre-wrap bg-white p-4 text-sm">
								{text}
							</pre>
						</div>
					</section>
				))}
			</Band>
		</main>
	);
}
