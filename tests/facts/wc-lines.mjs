import { mainLines } from "./visible-text.ts";

for (const path of process.argv.slice(2)) {
	console.log("=== " + path);
	console.log(mainLines(await (await fetch("http://localhost:4188" + path)).text()).join("\n"));
}
