type BannerFacts = { address: string; password: string | undefined; dataLocation: string };

export function printBanner({ address, password, dataLocation }: BannerFacts): void {
	const lines = [
		"",
		"  Ringline is running",
		`  Site    ${address}`,
		`  Admin   ${address}/admin`,
		...(password ? [`  Password for the admin panel, shown only this once: ${password}`] : []),
		`  Data    ${dataLocation}`,
		"  Stop    Ctrl-C",
		"",
	];
	console.log(lines.join("\n"));
}
