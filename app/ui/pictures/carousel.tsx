import { ChevronLeft, ChevronRight } from "lucide";
import {
	Children,
	type ComponentProps,
	type KeyboardEvent,
	type ReactNode,
	useEffect,
	useRef,
	useState,
} from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

/** As many as fit beside the two buttons on a 320 px phone. More slides are counted instead. */
const MAX_DOTS = 5;

/** Slides that scroll and snap natively. Buttons, dots and arrow keys need JavaScript. */
export function Carousel({
	label,
	className,
	thumbnails,
	children,
}: {
	label: string;
	className?: string;
	/** Small pictures below instead of dots and arrows, one for each slide. */
	thumbnails?: readonly ReactNode[];
	children: ReactNode;
}) {
	const slides = Children.toArray(children);
	const track = useRef<HTMLUListElement>(null);
	const [ready, setReady] = useState(false);
	const [current, setCurrent] = useState(0);
	useEffect(() => setReady(true), []);

	function show(index: number) {
		const next = Math.max(0, Math.min(slides.length - 1, index));
		track.current?.scrollTo({ left: next * track.current.clientWidth });
	}
	function onKeyDown(event: KeyboardEvent) {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!step) return;
		event.preventDefault();
		show(current + step);
	}

	return (
		<section className={classNames("relative", className)} aria-label={label} aria-roledescription="carousel">
			<ul
				ref={track}
				className="carousel-track"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keyboard
				tabIndex={0}
				aria-label={`${label}: ${slides.length} slides`}
				onKeyDown={onKeyDown}
				onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
					setCurrent(Math.round(scrollLeft / clientWidth))
				}
			>
				{slides.map((slide, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: slides are told apart by their place
					<li key={index} className="carousel-slide">
						{slide}
					</li>
				))}
			</ul>
			{!ready && slides.length > 1 && (
				<div className={classNames("carousel-room mt-3", thumbnails ? "h-20" : "h-11")} data-print="hide" />
			)}
			{ready && slides.length > 1 && thumbnails && (
				<ul className="carousel-thumbnails" data-print="hide">
					{thumbnails.map((thumbnail, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: slides are told apart by their place
						<li key={index}>
							<button
								type="button"
								className="carousel-thumbnail"
								aria-label={`Slide ${index + 1} of ${slides.length}`}
								aria-current={index === current ? "true" : undefined}
								onClick={() => show(index)}
							>
								{thumbnail}
							</button>
						</li>
					))}
				</ul>
			)}
			{ready && slides.length > 1 && !thumbnails && (
				<div className="mt-3 flex items-center justify-between" data-print="hide">
					{slides.length > MAX_DOTS ? (
						<p className="figures text-sm text-slate">
							{current + 1} of {slides.length}
						</p>
					) : (
						<div className="-ml-2 flex">
							{slides.map((_, index) => (
								<button
									// biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by their place
									key={index}
									type="button"
									className="group grid size-7 place-items-center pointer-coarse:h-11 pointer-coarse:w-9"
									aria-label={`Slide ${index + 1} of ${slides.length}`}
									aria-current={index === current ? "true" : undefined}
									onClick={() => show(index)}
								>
									<span
										className={classNames(
											"h-2 rounded-full transition-colors",
											index === current ? "w-5 bg-ink" : "w-2 bg-edge group-hover:bg-ink",
										)}
									/>
								</button>
							))}
						</div>
					)}
					<div className="flex gap-2">
						<Step label="Previous slide" disabled={current === 0} onClick={() => show(current - 1)}>
							<Icon of={ChevronLeft} className="size-5" />
						</Step>
						<Step
							label="Next slide"
							disabled={current === slides.length - 1}
							onClick={() => show(current + 1)}
						>
							<Icon of={ChevronRight} className="size-5" />
						</Step>
					</div>
				</div>
			)}
		</section>
	);
}

function Step({ label, ...rest }: ComponentProps<"button"> & { label: string }) {
	return (
		<button
			{...rest}
			type="button"
			aria-label={label}
			className="grid size-11 place-items-center rounded-md border border-edge bg-white hover:border-ink disabled:border-line disabled:text-edge"
		/>
	);
}

type ImageProps = ComponentProps<"img"> & { alt: string; width: number; height: number; eager?: boolean };

/** An image that reserves its space before it loads. */
export function CarouselImage({ eager, className, alt, ...rest }: ImageProps) {
	return (
		<img
			{...rest}
			alt={alt}
			loading={eager ? "eager" : "lazy"}
			decoding="async"
			className={classNames("h-auto w-full rounded-md bg-ash object-cover", className)}
		/>
	);
}
