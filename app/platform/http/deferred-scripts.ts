// Changes the router's document so that its scripts load after the first paint or on the visitor's first input. The
// router has no option for this (docs/decisions/010). If the document has an unexpected shape it is left alone and only
// loads its scripts sooner; the unit test renders the router's real document, so it fails when an upgrade changes it.

const PRELOADS = /(?:<link rel="modulepreload"[^>]*>)+/;
const HREF = / href="([^"]+)"/g;
const START_SCRIPT = /(<script[^>]* type="module"[^>]*>)(;?\s*import [\s\S]*?)(?=<\/script>)/;
const STATIC_IMPORT = /^;?import (?:\* as (\w+) from )?("[^"]+");?$/gm;

export function withDeferredScripts(html: string): string {
	const preloads = PRELOADS.exec(html)?.[0];
	if (!preloads || !START_SCRIPT.test(html)) return html;
	const files = Array.from(preloads.matchAll(HREF), ([, href]) => href);
	return html
		.replace(preloads, "")
		.replace(
			START_SCRIPT,
			(_, tag: string, code: string) =>
				tag + afterFirstPaint(files) + code.replace(STATIC_IMPORT, dynamicImport),
		);
}

const dynamicImport = (_: string, name: string | undefined, file: string) =>
	`${name ? `const ${name} = ` : ""}await import(${file});`;

const afterFirstPaint = (files: (string | undefined)[]) => `await new Promise((start) => {
	const painted = () => requestAnimationFrame(() => setTimeout(start));
	document.readyState === "complete" ? painted() : addEventListener("load", painted);
	for (const input of ["pointerdown", "keydown", "focusin"]) addEventListener(input, start, { capture: true, once: true });
	if (document.activeElement !== document.body) start(); // The first input came before this line.
});
for (const href of ${JSON.stringify(files)}) {
	document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	await globalThis.scheduler?.yield?.(); // On a slow phone, starting thirty requests at once delays a tap.
}
`;
