import { expect, test } from "vitest";
import { markup } from "./markup.tsx";

test("what somebody typed stays text, in the middle of a line and in an attribute", () => {
	const typed = `"><script>alert('1')</script> & more`;
	const { text } = markup`<a title="${typed}">${typed}</a>`;
	const harmless = "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; more";
	expect(text).toBe(`<a title="${harmless}">${harmless}</a>`);
});

test("markup goes in as it is, and what is absent leaves nothing", () => {
	const bold = markup`<b>${"R&D"}</b>`;
	expect(markup`<p>${bold}${false}${null}${undefined}${0}${""}</p>`.text).toBe("<p><b>R&amp;D</b>0</p>");
});
