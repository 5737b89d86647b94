// Time to the first answer of a warm start, and memory of an idle process.
import { type Bench, megabytesOf, startSite } from "./measure.ts";

export const start: Bench = {
	name: "start",
	about: "second start on the same data folder",
	async run() {
		const first = await startSite();
		await first.stop();
		const second = await startSite({ DATA_DIR: first.dataDir });
		try {
			const megabytes = megabytesOf(second.pid);
			return [
				{
					what: "first answer after npm start, warm",
					value: `${Math.round(second.firstAnswerMs)} ms`,
					target: "≤ 3000 ms",
					met: second.firstAnswerMs <= 3_000,
				},
				{
					what: "idle memory of the Node process",
					value: `${megabytes} MB`,
					target: "< 200 MB",
					met: megabytes < 200,
				},
			];
		} finally {
			await second.stop();
		}
	},
};
