/**
 * Leads to an external checkout without JavaScript. Our content security policy forbids forms from ending on another
 * site, even by redirect, so the form leads to this page, which refreshes to the checkout.
 */
export function continuePage(address: string): string {
	return page(
		`<meta http-equiv="refresh" content="0;url=${safeAddress(address)}">`,
		`<p><a href="${safeAddress(address)}">Continue to checkout</a></p>`,
	);
}

/** Before the checkout without JavaScript: what the store charges or has, where it differs from what we showed. */
export function changedOrderPage(address: string, changes: readonly string[], total: string): string {
	const items = changes.map((text) => `<li>${safe(text.charAt(0).toUpperCase() + text.slice(1))}.</li>`);
	return page(
		`<style>${LOOK}</style>`,
		`<main>
<h1>Prices or stock changed since you added this</h1>
<ul>${items.join("")}</ul>
<p class="total"><span>New total</span> <strong>${safe(total)}</strong></p>
<p><a class="go" href="${safeAddress(address)}">Accept and continue</a> <a href="/cart">Back to your cart</a></p>
</main>`,
	);
}

/** The site's own styles are in files whose names only its pages know. */
const LOOK = `
body{margin:0;background:#faf8f4;color:#15191c;font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
ul{padding:0;border-top:1px solid #cfcabd;list-style:none}
li{padding:.875rem 0;border-bottom:1px solid #cfcabd}
a{color:inherit}
.total{display:flex;justify-content:space-between;font-size:1.25rem}
.go{display:inline-block;margin-right:1.25rem;padding:.75rem 1.25rem;border-radius:.375rem;background:#c8401a;color:#fff;font-weight:600;text-decoration:none}
`;

function page(head: string, body: string): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Checkout</title>
${head}
</head>
<body>${body}</body>
</html>
`;
}

/** Absolute, or a path on this site. */
function safeAddress(address: string): string {
	return safe(address.startsWith("/") ? address : new URL(address).href);
}

function safe(text: string): string {
	return text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
