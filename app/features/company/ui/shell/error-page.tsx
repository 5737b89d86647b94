// The page for missing or broken pages. It always offers a next step: the home page, or the phone number in the header.
import { href, isRouteErrorResponse, Link, useLocation } from "react-router";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { buttonClass } from "#app/ui/button.tsx";

export function ErrorPage({ error }: { error: unknown }) {
	const { title, detail, text } = wordsFor(error);
	const { pathname, search } = useLocation();
	return (
		<section className="relative overflow-hidden">
			<ContourLines className="pointer-events-none absolute inset-y-0 right-0 h-full w-full max-w-[60rem]" />
			<div className="wrap relative py-24 lg:py-36">
				<h1 className="text-title max-w-[14ch]">{title}</h1>
				{detail && <p className="mt-5 max-w-[52ch] font-semibold">{detail}</p>}
				<p className="mt-5 max-w-[52ch] text-lg text-slate">{text}</p>
				<div className="mt-8 flex flex-wrap gap-3">
					{detail && (
						<a className={buttonClass()} href={pathname + search}>
							Try again
						</a>
					)}
					<Link className={buttonClass({ variant: detail ? "secondary" : "primary" })} to={href("/")}>
						Return to Home
					</Link>
				</div>
			</div>
		</section>
	);
}

function wordsFor(error: unknown): { title: string; detail?: string; text: string } {
	if (isRouteErrorResponse(error) && error.status === 404)
		return {
			title: "Oops! Page not found",
			text: "Check the address, or go to the home page. We may have moved or removed this page.",
		};
	if (isRouteErrorResponse(error) && error.status === 403)
		return {
			title: "You can't open this page",
			text: "Your role in the office doesn't include it. Ask an owner if you need it.",
		};
	return {
		title: "Unexpected Application Error!",
		detail: statusOrMessage(error),
		text: "Please try again in a moment. If it's urgent, call us.",
	};
}

/** The router hides the messages of server errors from browsers. */
function statusOrMessage(error: unknown): string {
	if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
	return error instanceof Error && error.message ? error.message : "Something went wrong on our end.";
}
