// One drawing of a lot from the side, from the house out to the neighbors. 'Show me' zooms in on one spot of it.
import { color } from "#app/ui/tokens.ts";
import type { Measure } from "../rules/measure.ts";

const ID = "house-section";
const WIDTH = 640;

/** Draws nothing itself. Put it once on the page, before the pictures that use it. */
export function HouseSectionSymbol() {
	return (
		<svg width={0} height={0} className="absolute" aria-hidden="true">
			<symbol id={ID} viewBox="0 0 900 300" overflow="visible">
				<g stroke={color.ink} strokeWidth={1.4} strokeLinejoin="round" strokeLinecap="round" fill="none">
					<path d="M0 0H900V300H0z" fill="#f3f6f4" stroke="none" />
					<path d="M0 236H520Q640 236 720 214T900 196V300H0z" fill="#e3dccb" />
					<path d="M140 236h48v5h-48zM322 236h76v5h-76z" fill="#c9c6bf" />
					<g id="house">
						<path d="M190 134h130v102H190z" fill={color.white} />
						<path d="M190 228h130v8H190z" fill="#b8bab6" />
						<path d="M174 130L255 66l81 64z" fill="#7d878c" />
						<path d="M190 117h130M206 104h98M223 91h64M239 79h32" stroke={color.bone} strokeWidth={0.8} />
						<path d="M174 130h16v5h-16zM320 130h16v5h-16z" fill={color.white} />
						<path d="M170 125h7v7h-7zM333 125h7v7h-7z" fill={color.ember} />
						<path d="M246 112h18v14h-18z" fill={color.slate} />
						<path
							d="M249 112v14M252 112v14M255 112v14M258 112v14M261 112v14M246 116h18M246 121h18"
							stroke={color["water-glow"]}
							strokeWidth={0.5}
						/>
						<path d="M206 160h32v34h-32z" fill={color["water-tint"]} />
						<path d="M222 160v34M206 177h32M203 197h38" />
						<path d="M278 178h26v58h-26z" fill={color.ember} />
						<circle cx={299} cy={208} r={1.4} fill={color.white} />
						<path d="M252 214h14v9h-14z" fill={color.slate} />
						<path
							d="M255 214v9M258 214v9M261 214v9M252 218h14"
							stroke={color["water-glow"]}
							strokeWidth={0.5}
						/>
					</g>
					<path d="M320 212h58v5h-58zM326 217v19M350 217v19M374 217v19M378 217h8v6h8v6h8v7" fill="#d8c49c" />
					<path
						d="M70 196v40M84 196v40M98 196v40M112 196v40M64 204h56M64 224h56"
						stroke="#8a6a3c"
						strokeWidth={3}
					/>
					<path
						d="M120 198v38M186 204v32M120 204h66M120 224h66M136 204v20M152 204v20M168 204v20"
						stroke={color.slate}
						strokeWidth={2}
					/>
					<path d="M458 200h46v36h-46zM452 200l29-22 29 22z" fill="#d8c49c" />
					<path d="M474 212h14v24h-14z" fill="#8a6a3c" />
					<path d="M416 236v-48M416 206l-8-10" stroke="#6b5335" strokeWidth={3} />
					<circle cx={416} cy={166} r={27} fill="#a9bfa6" stroke={color.sage} />
					<path d="M430 236l2-7 2 7 3-8 2 8 3-7 2 7 3-8 2 8 3-7 2 7" stroke={color.sage} />
					<path d="M516 224h30v12h-30z" fill="#c9a46a" />
					<path
						d="M521 224v12M527 224v12M533 224v12M539 224v12M516 230h30"
						stroke="#7b5a2c"
						strokeWidth={0.8}
					/>
					<circle cx={590} cy={224} r={12} fill="#b7c9a8" stroke={color.sage} />
					<circle cx={634} cy={220} r={16} fill="#b7c9a8" stroke={color.sage} />
					<path d="M612 234l18-8M606 236l10-11" stroke="#8a6a3c" strokeWidth={2.4} />
					<circle cx={676} cy={206} r={15} fill="#a9bfa6" stroke={color.sage} />
					<circle cx={714} cy={196} r={18} fill="#a9bfa6" stroke={color.sage} />
					<path
						d="M772 168h52v36h-52zM764 168l34-27 34 27zM848 172h36v30h-36zM842 172l24-20 24 20z"
						fill={color.white}
					/>
					<path d="M786 178h10v12h-10zM806 180h10v24h-10zM856 180h8v10h-8z" fill={color["water-tint"]} />
				</g>
			</symbol>
		</svg>
	);
}

export function SpotPicture({ picture, className }: { picture: Measure["picture"]; className?: string }) {
	const { x, y, zoom, caption } = picture;
	const width = WIDTH / zoom;
	const height = width * 0.56;
	const left = Math.min(Math.max(0, x - width / 2), 900 - width);
	const top = Math.min(Math.max(0, y - height / 2), 300 - height);
	return (
		<figure className={className}>
			<svg
				viewBox={`${left} ${top} ${width} ${height}`}
				className="w-full rounded-md border border-line bg-white"
				role="img"
				aria-label={caption}
			>
				<use href={`#${ID}`} width={900} height={300} />
				<circle cx={x} cy={y} r={height * 0.24} fill="none" stroke={color.ember} strokeWidth={width / 110} />
			</svg>
			<figcaption className="mt-2 text-sm text-slate">{caption}</figcaption>
		</figure>
	);
}
