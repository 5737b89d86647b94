// The page is read before it is alive: its scripts are fetched once it has been painted, or with the visitor's first
// move if that comes sooner. On a slow line they would take the road from the type and the pictures.

const PRELOAD_START = '<link rel="modulepreload"';
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = ' type="module"';
const ROUTER_CODE = /^;?\s*(?:import "[^"]+";\s*)?import \* as route0 /;
const STATIC_IMPORT = /^;?import (?:\* as (\w+) from )?("[^"]+");$/gm;

export function withPatientScripts(html: string): string {
	const startAt = html.lastIndexOf("<script", html.lastIndexOf(MODULE));
	const codeAt = html.indexOf(">", startAt) + 1;
	const end = html.indexOf("</script>", codeAt);
	const code = html.slice(codeAt, end);
	const preloadsAt = html.indexOf(PRELOAD_START);
	if (!ROUTER_CODE.test(code) || preloadsAt < 0) return html;
	let preloadsEnd = preloadsAt;
	while (html.startsWith(PRELOAD_START, preloadsEnd)) preloadsEnd = html.indexOf(">", preloadsEnd) + 1;
	const files = Array.from(html.slice(preloadsAt, preloadsEnd).matchAll(PRELOAD), ([, href]) => href);
	return (
		html.slice(0, preloadsAt) +
		html.slice(preloadsEnd, codeAt) +
		waiting(files) +
		code.replace(STATIC_IMPORT, awaited) +
		html.slice(end)
	);
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
