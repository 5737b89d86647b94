import { expect, test } from "vitest";
import { withPatientScripts } from "./patient-scripts.ts";

const page = (start: string) =>
	`<head><link rel="modulepreload" href="/assets/root.js" nonce="n"/></head><body><p>import * as route0 from "x";</p>${start}</body>`;

test("no file is fetched before the script has waited", () => {
	const html = withPatientScripts(
		page(
			'<script nonce="n" type="module" async="">;import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport("/assets/entry.js");</script>',
		),
	);
	expect(html).not.toContain("<link");
	expect(html).not.toMatch(/^import /m);
	expect(html).toContain('await import("/assets/manifest.js")');
	expect(html.indexOf("await new Promise")).toBeLessThan(html.indexOf('await import("/assets/root.js")'));
	expect(html).toContain('["/assets/root.js"]');
});

test("a document that starts in another way is left alone", () => {
	const html = page('<script type="module">import "/dev-client.js";</script>');
	expect(withPatientScripts(html)).toBe(html);
});
