import { Bookmark, Megaphone, Plus } from "lucide";
import { href, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Low, so that listings are on the first screen. */
export function BrowseHeading({ title, lead }: { title: string; lead: string }) {
	return (
		<div className="wrap relative flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-5 pb-3 sm:pt-9 sm:pb-6">
			<div className="min-w-0">
				<h1 className="text-heading">{title}</h1>
				<p className="mt-1 text-sm text-slate sm:mt-2 sm:text-lg">{lead}</p>
			</div>
			<div className="flex flex-wrap items-center gap-6">
				<Link
					className="link inline-flex min-h-11 items-center gap-1.5 max-sm:absolute max-sm:top-4 max-sm:right-5"
					to={href("/marketplace/saved")}
				>
					<Icon of={Bookmark} className="size-4" />
					<span>
						Saved<span className="max-sm:sr-only"> listings</span>
					</span>
				</Link>
				<div className="hidden gap-3 sm:flex">
					<Link className={buttonClass()} to={href("/post-product")}>
						Post For Sale
					</Link>
					<Link className={buttonClass({ variant: "secondary" })} to={href("/post-wanted")}>
						Post Wanted
					</Link>
				</div>
			</div>
		</div>
	);
}

const pill =
	"inline-flex min-h-12 flex-1 items-center justify-center gap-1.5 rounded-full px-2 text-[0.9375rem] font-semibold whitespace-nowrap text-white shadow-panel active:scale-98";

/** On phones, within reach of the thumb, and labeled, because a plus sign alone is unclear. */
export function FloatingPostButtons() {
	return (
		<div
			className="post-pair fixed inset-x-4 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-30 flex gap-3 sm:hidden"
			data-print="hide"
			data-no-call-button=""
		>
			<Link className={`${pill} bg-ember`} to={href("/post-product")}>
				<Icon of={Plus} className="size-5" />
				Post For Sale
			</Link>
			<Link className={`${pill} bg-water`} to={href("/post-wanted")}>
				<Icon of={Megaphone} className="size-5" />
				Post Wanted
			</Link>
		</div>
	);
}
