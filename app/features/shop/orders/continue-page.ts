/**
 * Leads to an external checkout without JavaScript. Our content security policy forbids forms from ending on another
 * site, even by redirect, so the form leads to this page, which refreshes to the checkout.
 */
export function continuePage(address: string): string {
	const safe = new URL(address).href.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0;url=${safe}">
<title>Checkout</title>
</head>
<body><p><a href="${safe}">Continue to checkout</a></p></body>
</html>
`;
}
