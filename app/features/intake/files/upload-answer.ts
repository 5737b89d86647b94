type Refusal = { reason: string; fileName?: string };

/** Why a form with files was refused. */
export function uploadRefusalMessage({ reason, fileName }: Refusal): string {
	if (reason === "too-large")
		return `${fileName || "That file"} is too large. Each file can be up to 25 MB, all files together up to 200 MB.`;
	if (reason === "too-many-files") return "You can add up to 20 files. Send fewer.";
	if (reason === "aborted") return "The connection was lost before the file was complete. Send it again.";
	return "Part of the form didn't arrive. Send it again.";
}
