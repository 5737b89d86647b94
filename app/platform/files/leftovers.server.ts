// Deletes incomplete uploads that a crash left behind, both temporary files and half-written stored files.
import { defineJob } from "../jobs.server.ts";
import { deleteUnfinishedFiles } from "./storage.server.ts";
import { deleteOldTemporaryFolders } from "./temporary-files.server.ts";

export const leftoverSweepJob = defineJob("leftover-sweep", {
	cron: "23 * * * *",
	expireInSeconds: 600,
	async handler() {
		await deleteOldTemporaryFolders();
		await deleteUnfinishedFiles();
	},
});
