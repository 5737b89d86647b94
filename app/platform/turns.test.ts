import { expect, test } from "vitest";
import { makeTurns } from "./turns.server.ts";

test("no more than allowed run at once, and none is forgotten when one fails", async () => {
	const inTurn = makeTurns(1);
	let running = 0;
	let most = 0;
	const work = async () => {
		most = Math.max(most, ++running);
		await Promise.resolve();
		running--;
		throw new Error("broken");
	};
	const done = await Promise.allSettled(Array.from({ length: 5 }, (_, n) => inTurn(`198.51.100.${n}`, work)));
	expect(done.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
	expect(most).toBe(1);
});

test("the addresses of one IPv6 network share their turns", async () => {
	const inTurn = makeTurns(1);
	const order: string[] = [];
	const ask = (client: string) => inTurn(client, async () => order.push(client));
	await Promise.all(["2001:db8::1", "2001:db8::2", "2001:db8::3", "203.0.113.7"].map(ask));
	expect(order).toEqual(["2001:db8::1", "203.0.113.7", "2001:db8::2", "2001:db8::3"]);
});
