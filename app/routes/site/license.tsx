import { href } from "react-router";
import { company } from "#app/features/company/company.ts";
import { license } from "#app/features/company/license.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { SampleNotice } from "#app/features/company/ui/sample-notice.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SpecList } from "#app/ui/spec-list.tsx";
import { PlainLink, TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/license.ts";

const page = {
	...sitePages.license,
	description: `The California contractor license of ${company.name}: number, classes, bond and how to check it.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function License() {
	return (
		<>
			<PageHeading
				title="Our contractor license"
				lead="California requires a license for jobs of $1,000 or more. Here is ours, and how to check it."
			>
				{license.isSample && <SampleNotice what="license number, classes and bond" />}
			</PageHeading>
			<Band tone="white">
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
					<div>
						<SpecList
							specs={[
								{ name: "License number", value: `CSLB #${license.number}` },
								{ name: "Holder", value: license.holder },
								{ name: "Issued by", value: license.board },
								{ name: "Bond", value: license.bond },
							]}
						/>
						<p className="mt-5">
							<PlainLink href={license.lookup} rel="noopener">
								Look up a license at the CSLB
							</PlainLink>
						</p>
					</div>
					<div>
						<h2 className="mb-4">Classes we work under</h2>
						<CheckList
							columns={1}
							items={license.classes.map(({ code, name, covers }) => ({
								title: `${code} ${name}`,
								text: covers,
							}))}
						/>
					</div>
				</div>
			</Band>
			<Band>
				<BandHeading title="Your rights when you sign" />
				<CheckList items={rights} />
				<p className="mt-6 text-slate">
					The details are in our <TextLink to={href("/terms-of-service")}>terms of service</TextLink>. See
					also our <TextLink to={href("/insurance")}>insurance</TextLink> and{" "}
					<TextLink to={href("/certifications")}>certifications</TextLink>.
				</p>
			</Band>
		</>
	);
}

const rights = [
	{ title: "A small deposit", text: "At most $1,000 or 10% of the price, whichever is less." },
	{ title: "Three days to cancel", text: "Five business days if you're 65 or older." },
	{ title: "Everything in writing", text: "Price, work, dates and our license number." },
	{ title: "Pay as we go", text: "After the deposit, you only pay for work done or materials delivered." },
];
