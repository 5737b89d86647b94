// The banner on every public page while a fire weather warning is in effect, or while we cannot tell.
import { Flame, RefreshCcw } from "lucide";
import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { Banner, BannerLine } from "../banner.ts";
import { TODAY } from "../today.ts";

export function RedFlagBanner({ banner }: { banner: Banner }) {
	const age = useAge(banner);
	if (age === "over" && !banner.notCurrent) return null;
	const [first, ...others] = age === "over" ? [] : banner.lines;
	return (
		<section
			id="red-flag"
			aria-label="Fire weather"
			className="red-flag"
			data-state={first ? "warning" : "unknown"}
		>
			<div className="wrap">
				{first ? (
					<>
						<p className="red-flag-title">
							<Icon of={Flame} className="size-6 flex-none" />
							<Headline line={first} />
						</p>
						{others.map((line) => (
							<p key={line.event} className="red-flag-more">
								<Headline line={line} />
							</p>
						))}
					</>
				) : (
					<p>
						<strong>Fire weather warnings may be out of date</strong>
					</p>
				)}
				{banner.notCurrent && <NotCurrent text={banner.notCurrent} warned={first !== undefined} />}
				{age === "old" && <p className="mt-1">You opened this page a while ago. Reload it for the latest.</p>}
				{first && <Today lines={banner.lines} />}
			</div>
		</section>
	);
}

function Headline({ line }: { line: BannerLine }) {
	return (
		<span>
			<strong>{line.event}</strong>
			{`: ${line.where}, ${line.when}`}
		</span>
	);
}

function NotCurrent({ text, warned }: { text: string; warned: boolean }) {
	return (
		<p className="red-flag-stale">
			<Icon of={RefreshCcw} className="mt-1 size-4 flex-none" />
			<span>
				{warned && <strong>Out of date. </strong>}
				{text} A warning may be in effect. Check <a href="https://www.weather.gov/lox/">weather.gov</a>.
			</span>
		</p>
	);
}

function Today({ lines }: { lines: BannerLine[] }) {
	return (
		<details className="red-flag-today">
			<summary>What to do today</summary>
			<div className="red-flag-columns">
				<ul>
					{TODAY.map(({ verb, text }) => (
						<li key={verb}>
							<strong>{verb}.</strong> {text}
						</li>
					))}
				</ul>
				<div>
					<ul className="red-flag-links">
						<li>
							<Link to={href("/fires")}>Fires near you</Link>
						</li>
						<li>
							<Link to={`${href("/fires")}#alerts`}>Sign up for official alerts</Link>
						</li>
						<li>
							<Link to={href("/emergency-card")} reloadDocument>
								Fill in your emergency card
							</Link>
						</li>
						{lines.map((line) => (
							<li key={line.event}>
								<a href={line.link}>{line.event}, National Weather Service</a>
							</li>
						))}
					</ul>
					<p className="red-flag-areas">{lines[0]?.areas}</p>
				</div>
			</div>
		</details>
	);
}

const OLD_PAGE_MS = 30 * 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A page can stay open for days: the warning ends on its own, and an old page says that it is old. */
function useAge({ until }: Banner): "new" | "old" | "over" {
	const [age, setAge] = useState<"new" | "old" | "over">("new");
	useEffect(() => {
		setAge("new");
		const old = setTimeout(() => setAge("old"), OLD_PAGE_MS);
		const leftMs = until === null ? LONGEST_TIMER_MS : Math.max(0, until - Date.now());
		const over = setTimeout(() => setAge("over"), Math.min(leftMs, LONGEST_TIMER_MS));
		return () => {
			clearTimeout(old);
			clearTimeout(over);
		};
	}, [until]);
	return age;
}
