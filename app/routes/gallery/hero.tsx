import { NightHillside } from "#app/ui/artwork/night-hillside.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stat, StatRow } from "#app/ui/stat.tsx";

export function Hero() {
	return (
		<NightHillside>
			<div className="wrap night-room">
				<h1 className="text-display max-w-[9.5em]">Get your home ready for wildfire.</h1>
				<p className="mt-5 max-w-[29em] text-lg">
					We assess, clear, harden and equip homes in Los Angeles County. When it's time to go, you leave.
					Your system keeps the house wet.
				</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<ButtonLink to="#forms" size="large">
						Get Protected Today
					</ButtonLink>
					<ButtonLink to="#type" size="large" variant="on-dark">
						Read the disclaimer
					</ButtonLink>
				</div>
				<StatRow className="mt-14 max-w-[34rem] lg:mt-20">
					<Stat value="2 hours">until we call you back</Stat>
					<Stat value="39 points">tested every quarter</Stat>
					<Stat value="20,000 sq ft">covered by each cannon</Stat>
				</StatRow>
			</div>
		</NightHillside>
	);
}
