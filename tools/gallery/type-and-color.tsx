import { Band } from "#app/ui/page/band.tsx";
import { PlainLink, TextLink } from "#app/ui/page/text-link.tsx";
import { type ColorName, color } from "#app/ui/tokens.ts";
import { Group } from "./group.tsx";

export function TypeAndColor() {
	return (
		<Band tone="white" id="type">
			<Group name="Type">
				<div className="grid gap-4">
					<p className="condensed text-display">Display</p>
					<h1>Page title, level one</h1>
					<h2>Section heading, level two</h2>
					<h3>Subheading, level three</h3>
					<p className="text-lg">
						Lead paragraph: most homes that burn are lit by embers, not by the fire front.
					</p>
					<p className="measure">
						Body text at 17 px. Each service closes one of the ways in. Start with the{" "}
						<TextLink to="#type">assessment</TextLink>; it tells you which of the others you need, or call{" "}
						<PlainLink href="tel:+12135550142">(213) 555-0142</PlainLink>.
					</p>
					<p className="figures text-sm text-stone">Small, tabular: $1,111.10 and $9,999.90</p>
				</div>
			</Group>
			<Group name="Color">
				<ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-6">
					{(Object.keys(color) as ColorName[]).map((name) => (
						<li key={name} className="text-xs">
							<span
								className="block h-12 rounded-sm border border-line"
								style={{ background: color[name] }}
							/>
							{name}
						</li>
					))}
				</ul>
			</Group>
		</Band>
	);
}
