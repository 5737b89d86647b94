import { fileURLToPath } from "node:url";
import { stampBuild } from "./build-if-needed.ts";

stampBuild(fileURLToPath(new URL("../..", import.meta.url)));
