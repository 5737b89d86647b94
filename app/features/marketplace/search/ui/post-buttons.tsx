import { Megaphone, Plus } from "lucide";
import { href, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** In the heading on wide screens; on small ones two round buttons above the thumb. */
export function PostButtons() {
	return (
		<div className="mt-7 hidden flex-wrap gap-3 sm:flex">
			<Link className={buttonClass()} to={href("/post-product")}>
				Post For Sale
			</Link>
			<Link className={buttonClass({ variant: "secondary" })} to={href("/post-wanted")}>
				Post Wanted
			</Link>
		</div>
	);
}

const round =
	"grid size-14 place-items-center rounded-full text-white shadow-panel transition-transform active:scale-95";

export function FloatingPostButtons() {
	return (
		<div
			className="fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 grid gap-3 sm:hidden"
			data-print="hide"
			data-no-call-button=""
		>
			<Link className={`${round} bg-water`} to={href("/post-wanted")} aria-label="Post Wanted">
				<Icon of={Megaphone} className="size-6" />
			</Link>
			<Link className={`${round} bg-ember`} to={href("/post-product")} aria-label="Post For Sale">
				<Icon of={Plus} className="size-7" />
			</Link>
		</div>
	);
}
