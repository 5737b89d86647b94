import { countWords, wordTable } from "./word-count.ts";

console.log(wordTable(await countWords(process.argv[2] ?? "http://localhost:4188")));
