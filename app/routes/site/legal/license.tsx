import { href } from "react-router";
import { company } from "#app/features/company/company.ts";
import { license } from "#app/features/company/license.ts";
import { licenseDetails } from "#app/features/company/license-details.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { workshop } from "#app/features/company/pictures/company.json";
import { certifications, insurance } from "#app/features/company/trust.ts";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { PlainLink, TextLink } from "#app/ui/page/text-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { Route } from "./+types/license.ts";

const page = {
	...sitePages.license,
	description: `The contractor license, insurance and certifications of ${company.name}, and how to check them.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function License() {
	return (
		<>
			<PageHeading
				title="License and insurance"
				lead={`California requires a license. ${licenseDetails.exemption}`}
			>
				{license.isSample && (
					<Notice tone="amber" className="mt-6 max-w-[44rem]">
						Sample data: the license, amounts and certifications on this page are made up. Replace them before
						the site goes live.
					</Notice>
				)}
			</PageHeading>
			<Band tone="white" tight>
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
					<LicensePlate />
					<div>
						<h2 className="mb-4">What our license covers</h2>
						<dl>
							{license.codes.map((code) => (
								<div
									key={code}
									className="grid grid-cols-[5.5rem_1fr] items-baseline border-t border-line py-3"
								>
									<dt className="condensed text-subheading text-water">{code}</dt>
									<dd>
										<span className="font-semibold">{licenseDetails.classes[code].name}</span>
										<span className="block text-slate">{licenseDetails.classes[code].covers}</span>
									</dd>
								</div>
							))}
						</dl>
						<p className="border-t border-line pt-4 text-slate">{licenseDetails.subcontractors}</p>
					</div>
				</div>
			</Band>
			<Band>
				<div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
					<section aria-labelledby="our-insurance">
						<h2 id="our-insurance" className="mb-4">
							Insurance we carry
						</h2>
						<SpecList specs={insurance.policies} />
						<p className="mt-4 text-slate">
							<ConsultLink
								topic="Insurance certificate"
								message="Please send me a certificate of insurance."
								className="link"
							>
								Request a certificate
							</ConsultLink>{" "}
							before we start. For your own, see{" "}
							<TextLink to={href("/insurance")}>insurance credits</TextLink>.
						</p>
					</section>
					<section aria-labelledby="certifications">
						<h2 id="certifications" className="mb-4">
							Certifications
						</h2>
						<dl>
							{certifications.held.map(({ title, text }) => (
								<div key={title} className="border-t border-line py-3">
									<dt className="font-semibold">{title}</dt>
									<dd className="text-slate">{text}</dd>
								</div>
							))}
						</dl>
						<p className="border-t border-line pt-4 text-slate">
							None makes our report an official inspection.
						</p>
					</section>
				</div>
			</Band>
			<Band tone="white">
				<div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<BandHeading title="Your rights when you sign" />
						<p className="text-lg">
							A small deposit, days to cancel, and everything in writing:{" "}
							<TextLink to={`${href("/terms-of-service")}#contracts`}>what the law gives you</TextLink>.
						</p>
					</div>
					<Picture
						picture={workshop}
						sizes="(min-width: 64rem) 30rem, 100vw"
						className="h-auto w-full rounded-md"
					/>
				</div>
			</Band>
		</>
	);
}

/** Set like the wall certificate it stands for. */
function LicensePlate() {
	return (
		<section
			aria-label="License"
			className="grid content-center border-4 border-double border-ink bg-bone p-6 text-center sm:p-9"
		>
			<p className="text-sm text-slate">{licenseDetails.board}</p>
			<p className="condensed figures text-title mt-3">CSLB #{license.number}</p>
			<p className="mt-3 text-lg font-semibold">{licenseDetails.holder}</p>
			<p className="mt-6 border-t border-line pt-4">
				<PlainLink href={licenseDetails.lookup} rel="noopener">
					Look up a license at the CSLB
				</PlainLink>
			</p>
		</section>
	);
}
