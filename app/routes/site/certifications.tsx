import { href } from "react-router";
import { company } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { workshop } from "#app/features/company/pictures/company.ts";
import { certifications } from "#app/features/company/trust.ts";
import { SampleNotice } from "#app/features/company/ui/sample-notice.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { Route } from "./+types/certifications.ts";

const page = {
	...sitePages.certifications,
	description: `The training and certifications of the people at ${company.name}.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Certifications() {
	return (
		<>
			<PageHeading title="Certifications" lead="The training our people have and who certified it.">
				{certifications.isSample && <SampleNotice what="certifications" />}
			</PageHeading>
			<Band tone="white" tight>
				<div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
					<ol>
						{certifications.held.map(({ title, text }, index) => (
							<li
								key={title}
								className="grid grid-cols-[3rem_1fr] items-baseline border-t border-line py-6 first:border-t-0 first:pt-0"
							>
								<span className="condensed figures text-heading text-water" aria-hidden="true">
									{index + 1}
								</span>
								<div>
									<h2 className="text-subheading">{title}</h2>
									<p className="mt-2 text-slate">{text}</p>
								</div>
							</li>
						))}
					</ol>
					<div className="grid gap-8">
						<Picture
							picture={workshop}
							sizes="(min-width: 64rem) 24rem, 100vw"
							className="h-auto w-full rounded-md"
						/>
						<Notice tone="water" title="What a certificate doesn't tell you">
							<p>
								None of these makes our report an official inspection. If you sell your home, AB 38 may
								require an inspection by CAL FIRE or your local agency. Our report gets you ready for it.
							</p>
							<p className="mt-4">
								Meet <TextLink to={`${href("/about")}#team`}>our team</TextLink>, or check our{" "}
								<TextLink to={href("/license")}>contractor license</TextLink>.
							</p>
						</Notice>
					</div>
				</div>
			</Band>
		</>
	);
}
