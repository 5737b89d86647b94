// What a crash leaves behind: uploads that had not come in whole, or not gone into storage whole.
import { defineJob } from "./jobs.server.ts";
import { sweepUnfinished } from "./storage.server.ts";
import { sweepTemporaryFolders } from "./temporary-files.server.ts";

export const leftoverSweepJob = defineJob("leftover-sweep", {
	cron: "23 * * * *",
	retryLimit: 2,
	retryDelay: 60,
	expireInSeconds: 600,
	pollSeconds: 30,
	async handler() {
		await sweepTemporaryFolders();
		await sweepUnfinished();
	},
});
