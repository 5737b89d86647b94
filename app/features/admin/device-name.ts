// 'Chrome on Windows' from a User-Agent header, so that people recognize their own devices.

const browsers: [RegExp, string][] = [
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\/|Opera/, "Opera"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/Mac OS X|Macintosh/, "Mac"],
	[/CrOS/, "Chromebook"],
	[/Linux/, "Linux"],
];

export function deviceName(userAgent: string | null): string {
	const text = userAgent ?? "";
	const browser = browsers.find(([pattern]) => pattern.test(text))?.[1];
	const system = systems.find(([pattern]) => pattern.test(text))?.[1];
	if (!browser && !system) return "Unknown device";
	return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "");
}
