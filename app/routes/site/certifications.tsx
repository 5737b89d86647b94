import { href } from "react-router";
import { company } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { certifications } from "#app/features/company/trust.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { SampleNotice } from "#app/features/company/ui/sample-notice.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/certifications.ts";

const page = {
	...sitePages.certifications,
	description: `The training and certifications of the people at ${company.name}.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Certifications() {
	return (
		<>
			<PageHeading title="Certifications" lead="The training our people have, and who issued it.">
				{certifications.isSample && <SampleNotice what="certifications" />}
			</PageHeading>
			<Band tone="white">
				<CheckList items={certifications.held} />
				<p className="mt-6 text-slate">
					Meet <TextLink to={`${href("/about")}#team`}>our team</TextLink>, or check our{" "}
					<TextLink to={href("/license")}>contractor license</TextLink>.
				</p>
			</Band>
			<Band>
				<BandHeading title="What a certificate doesn't tell you">
					None of these makes our report an official one. If you sell your home, AB 38 may require an
					inspection by CAL FIRE or your local agency. Our report gets you ready for it.
				</BandHeading>
			</Band>
		</>
	);
}
