import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { Button } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { Stat, StatRow } from "#app/ui/page/stat.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

export function DarkBand() {
	return (
		<Band tone="ink" contours>
			<BandHeading title="On ink">
				Contour lines at 6 % white. Links turn <TextLink to="#">light</TextLink>.
			</BandHeading>
			<StatRow>
				<Stat value="24/7">emergency line</Stat>
				<Stat value="72 hours">on battery</Stat>
			</StatRow>
			<div className="mt-8 flex flex-wrap gap-3">
				<Button>Get Quote</Button>
				<Button variant="on-dark">Call us</Button>
			</div>
			<LogoMark onDark className="mt-10 size-9" />
		</Band>
	);
}
