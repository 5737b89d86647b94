// The service worker of the emergency card, and of nothing else: it answers the card's own page and its files. Every
// other request goes to the network as if it were not there.
const PAGE = "/emergency-card";
/** The page without news, so that a saved copy never shows an old warning. */
const SAVED_PAGE = "/emergency-card?saved";
const CACHE_PREFIX = "emergency-card-";
const PATIENCE_MS = 700;

self.addEventListener("install", (event) => {
	event.waitUntil(save().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
	event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
	const { method, mode, url } = event.request;
	const { origin, pathname } = new URL(url);
	if (method !== "GET" || origin !== self.location.origin) return;
	if (mode === "navigate") {
		if (pathname === PAGE) event.respondWith(openCard(event));
	} else if (pathname.startsWith("/assets/")) {
		// The names of these files change with their content, so a saved one is never old.
		event.respondWith(caches.match(event.request).then((saved) => saved ?? fetch(event.request)));
	}
});

/** The live page if it comes at once, else the saved one. A better copy is saved meanwhile. */
async function openCard(event) {
	const live = fetch(event.request).then((answer) => {
		if (!answer.ok) throw new Error(`answered ${answer.status}`);
		return answer;
	});
	const saved = await caches.match(PAGE);
	if (!saved) return live;
	event.waitUntil(live.then(save).catch(() => {}));
	const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, saved));
	return Promise.race([live.catch(() => saved), patience]);
}

/** Page and files are saved together in a new cache. Until all of them are there, the old copy stays in use. */
async function save() {
	const answer = await fetch(SAVED_PAGE);
	if (!answer.ok) throw new Error(`answered ${answer.status}`);
	const html = await answer.clone().text();
	const name = CACHE_PREFIX + (await fingerprint(html));
	const cache = await caches.open(name);
	if (!(await cache.match(PAGE))) {
		const files = new Set(html.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g));
		await cache.addAll([...files]);
		await cache.put(PAGE, answer);
	}
	for (const old of await caches.keys())
		if (old.startsWith(CACHE_PREFIX) && old !== name) await caches.delete(old);
}

async function fingerprint(text) {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
}
