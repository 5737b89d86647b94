// Finds a browser for the tests, or installs one: Debian's package for root, otherwise Playwright's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const INSTALLED = [
	// Chromium without its window: loads a page in half the time.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
];

export const browserArguments = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

export function findBrowser(): string | undefined {
	return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
}

export function ensureBrowser(): void {
	if (findBrowser()) return;
	console.log("Installing a browser for the tests …");
	const debian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	const commands = debian
		? [
				["apt-get", "update", "-qq"],
				["apt-get", "install", "-y", "-qq", "chromium-headless-shell"],
			]
		: [["npx", "playwright", "install", "chromium"]];
	for (const [program, ...args] of commands)
		spawnSync(program ?? "", args, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
	if (!findBrowser())
		throw new Error("No browser could be installed. Install Chromium and run the tests again.");
}
