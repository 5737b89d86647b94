import { href } from "react-router";
import { company } from "#app/features/company/company.ts";
import { license } from "#app/features/company/license.ts";
import { licenseDetails } from "#app/features/company/license-details.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { SampleNotice } from "#app/features/company/ui/sample-notice.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { PlainLink, TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/license.ts";

const page = {
	...sitePages.license,
	description: `The California contractor license of ${company.name}: number, classifications, bond and how to check it.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function License() {
	return (
		<>
			<PageHeading
				title="Our contractor license"
				lead="California requires a license for jobs of $1,000 or more. Here is ours, and how to check it."
			>
				{license.isSample && <SampleNotice what="license number, classifications and bond" />}
			</PageHeading>
			<Band tone="white" tight>
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
					<LicensePlate />
					<div>
						<h2 className="mb-4">Our license classifications</h2>
						<dl>
							{license.codes.map((code) => (
								<div
									key={code}
									className="grid grid-cols-[5.5rem_1fr] items-baseline border-t border-line py-4"
								>
									<dt className="condensed text-heading text-water">{code}</dt>
									<dd>
										<span className="font-semibold">{licenseDetails.classes[code].name}</span>
										<span className="mt-1 block text-slate">{licenseDetails.classes[code].covers}</span>
									</dd>
								</div>
							))}
						</dl>
					</div>
				</div>
			</Band>
			<Band>
				<BandHeading title="Your rights when you sign" />
				<ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
					{rights.map(({ title, text }) => (
						<li key={title} className="border-t-2 border-ink pt-4">
							<h3>{title}</h3>
							<p className="mt-2 text-slate">{text}</p>
						</li>
					))}
				</ol>
				<p className="mt-6 text-slate">
					The details are in our <TextLink to={href("/terms-of-service")}>terms of service</TextLink>. See
					also our <TextLink to={href("/insurance")}>insurance</TextLink> and{" "}
					<TextLink to={href("/certifications")}>certifications</TextLink>.
				</p>
			</Band>
		</>
	);
}

/** Set like the wall certificate it stands for. */
function LicensePlate() {
	return (
		<section
			aria-label="License"
			className="grid content-start border-4 border-double border-ink bg-bone p-6 text-center sm:p-9"
		>
			<p className="text-sm text-slate">{licenseDetails.board}</p>
			<p className="condensed figures text-title mt-3">CSLB #{license.number}</p>
			<p className="mt-3 text-lg font-semibold">{licenseDetails.holder}</p>
			<p className="mt-1 text-slate">{licenseDetails.bond}</p>
			<p className="mt-6 border-t border-line pt-4">
				<PlainLink href={licenseDetails.lookup} rel="noopener">
					Look up a license at the CSLB
				</PlainLink>
			</p>
		</section>
	);
}

const rights = [
	{ title: "A small deposit", text: "At most $1,000 or 10% of the price, whichever is less." },
	{
		title: "Three business days to cancel",
		text: "Five if you're 65 or older. Seven for repairs after a declared disaster.",
	},
	{ title: "Everything in writing", text: "Price, work, dates and our license number." },
	{ title: "Pay as we go", text: "After the deposit, you only pay for work done or materials delivered." },
];
