// A service worker for one page and nothing else: it answers that page and its files. Every other request goes to the
// network as if it were not there. SETTINGS stands before this code (app/routes/offline-worker.ts).
const { page, variants, timeoutMs } = SETTINGS;
const CACHE_PREFIX = `${page.slice(1)}-`;

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
		if (pathname === page) event.respondWith(openPage(event));
	} else if (pathname.startsWith("/assets/")) {
		// The names of these files change with their content, so a saved one is never old.
		event.respondWith(caches.match(event.request).then((saved) => saved ?? fetch(event.request)));
	}
});

/** The live page if it comes soon, else the saved one. A better copy is saved meanwhile. */
async function openPage(event) {
	const live = fetch(event.request).then((answer) => {
		if (!answer.ok) throw new Error(`answered ${answer.status}`);
		return answer;
	});
	const { search } = new URL(event.request.url);
	const saved = (await caches.match(page + search)) ?? (await caches.match(page));
	if (!saved) return live;
	event.waitUntil(live.then(save).catch(() => {}));
	const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs, saved));
	return Promise.race([live.catch(() => saved), timeout]);
}

/** Pages and files are saved together in a new cache. Until all of them are there, the old copy stays in use. */
async function save() {
	const answers = await Promise.all(variants.map(fetchCopy));
	const texts = await Promise.all(answers.map((answer) => answer.clone().text()));
	const html = texts.join("");
	const name = CACHE_PREFIX + (await fingerprint(html));
	const cache = await caches.open(name);
	if (!(await cache.match(page))) {
		const files = filesIn(html);
		await cache.addAll([...files]);
		// The fonts stand in the styles.
		const styles = [...files].filter((file) => file.endsWith(".css"));
		const rules = await Promise.all(styles.map(async (file) => (await cache.match(file)).text()));
		await cache.addAll([...filesIn(rules.join(""))].filter((file) => !files.has(file)));
		// The page itself comes last: it says that the copy is whole.
		for (const [place, answer] of [...answers.entries()].reverse())
			await cache.put(page + variants[place], answer);
	}
	for (const old of await caches.keys())
		if (old.startsWith(CACHE_PREFIX) && old !== name) await caches.delete(old);
}

function filesIn(text) {
	return new Set(text.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g));
}

/** As a stranger gets it, and without news: a saved copy must show neither an old warning nor old answers. */
async function fetchCopy(variant) {
	const answer = await fetch(`${page}${variant}${variant ? "&" : "?"}saved`, { credentials: "omit" });
	if (!answer.ok) throw new Error(`answered ${answer.status}`);
	return answer;
}

async function fingerprint(text) {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
}
