// The page is read before it is alive: its scripts are fetched once it has been painted, or with the visitor's first
// move if that comes sooner. On a slow line they would take the road from the type and the pictures.

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /(<script[^>]* type="module"[^>]*>);?\s*import \* as route0 /;
const STATIC_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const LINK_TO_LEARN = /(<a\b[^>]*) data-discover="true"/g;

/** What the router wrote into the document, waiting. Markup of another shape stays as it is, and merely starts sooner. */
export function withPatientScripts(html: string): string {
	const start = START.exec(html);
	if (!start) return html;
	const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
	const codeAt = start.index + (start[1] ?? "").length;
	const end = html.indexOf("</script>", codeAt);
	const code = html.slice(codeAt, end).replace(STATIC_IMPORT, "const $1 = await import($2);");
	const before = html.slice(0, codeAt).replace(PRELOAD, "").replace(LINK_TO_LEARN, "$1");
	return `${before}${waiting(files)}${learning}${code}${html.slice(end)}`;
}

const waiting = (files: (string | undefined)[]) => `await new Promise((go) => {
	const painted = () => requestAnimationFrame(() => setTimeout(go));
	document.readyState === "complete" ? painted() : addEventListener("load", painted);
	for (const move of ["pointerdown", "keydown", "focusin"]) addEventListener(move, go, { capture: true, once: true });
});
for (const href of ${JSON.stringify(files)})
	document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
`;

/**
 * Where the links lead is asked of the server some time after the first move: the router draws the whole page again for
 * it, and the move itself wants an answer first. Who is quicker still gets there, by one small request more. Forms are
 * asked about at once: without reception the router would give up the page before it sends one.
 */
const learning = `for (const move of ["pointermove", "pointerdown", "keydown", "scroll"])
	addEventListener(move, () => setTimeout(() => {
		for (const link of document.querySelectorAll("a[href^='/']")) link.dataset.discover = "true";
	}, 2000), { capture: true, once: true, passive: true });
`;
