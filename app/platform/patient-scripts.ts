// The page is read before it is alive: its scripts are fetched once it has been painted, or with the visitor's first
// move if that comes sooner. On a slow line they would take the road from the type and the pictures.

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /(<script[^>]* type="module"[^>]*>);?\s*(?:import "[^"]+";\s*)?import \* as route0 /;
const STATIC_IMPORT = /^;?import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** What the router wrote into the document, waiting. Markup of another shape stays as it is, and merely starts sooner. */
export function withPatientScripts(html: string): string {
	const start = START.exec(html);
	if (!start) return html;
	const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
	const codeAt = start.index + (start[1] ?? "").length;
	const end = html.indexOf("</script>", codeAt);
	const code = html.slice(codeAt, end).replace(STATIC_IMPORT, awaited);
	const before = html.slice(0, codeAt).replace(PRELOAD, "");
	return `${before}${waiting(files)}${code}${html.slice(end)}`;
}

const awaited = (_: string, name: string | undefined, file: string) =>
	`${name ? `const ${name} = ` : ""}await import(${file});`;

const waiting = (files: (string | undefined)[]) => `await new Promise((go) => {
	const painted = () => requestAnimationFrame(() => setTimeout(go));
	document.readyState === "complete" ? painted() : addEventListener("load", painted);
	for (const move of ["pointerdown", "keydown", "focusin"]) addEventListener(move, go, { capture: true, once: true });
});
for (const href of ${JSON.stringify(files)})
	document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
`;
