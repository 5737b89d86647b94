/**
 * The bridge to a checkout elsewhere for browsers without JavaScript: our content policy lets no form lead to
 * another site, not even by redirect, but a page may.
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
