import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CheckSync, type DeviceCopy, type SaveRequest } from "./check-sync.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = { checkId: null, answers: {}, address: "", isOffline: false };

function start(
	loaded = nothing as ConstructorParameters<typeof CheckSync>[0],
	kept: DeviceCopy | null = null,
) {
	const device = { copy: kept };
	const server = {
		online: true,
		sent: [] as SaveRequest[],
		answers: { ...loaded.answers },
		address: loaded.address,
	};
	const sync = new CheckSync(
		loaded,
		async (request) => {
			if (!server.online) throw new Error("no reception");
			server.sent.push(request);
			Object.assign(server.answers, request.answers);
			server.address = request.address ?? server.address;
			return { ok: true, checkId: "check-1", answers: { ...server.answers }, address: server.address };
		},
		{
			read: () => device.copy,
			write: (copy) => {
				device.copy = copy;
			},
		},
	);
	return { sync, server, device };
}

test("an answer is kept on the device at once and on the server a second later", async () => {
	const { sync, server, device } = start();
	sync.edit({ classARoof: "yes" });
	expect(device.copy?.answers).toEqual({ classARoof: "yes" });
	await vi.advanceTimersByTimeAsync(1_000);
	expect(server.sent).toEqual([{ checkId: null, answers: { classARoof: "yes" } }]);
	expect(sync.state().status).toBe("saved");
	expect(device.copy).toMatchObject({ checkId: "check-1", unsaved: [] });
});

test("without reception answers stay on the device and follow when it is back", async () => {
	const { sync, server, device } = start();
	server.online = false;
	sync.edit({ classARoof: "yes" });
	await vi.advanceTimersByTimeAsync(1_500);
	sync.edit({ siding: "no" }, "12 Ridge Road");
	expect(sync.state().status).toBe("waiting");
	expect(await sync.save()).toBe(false);
	server.online = true;
	expect(await sync.save()).toBe(true);
	expect(server.answers).toEqual({ classARoof: "yes", siding: "no" });
	expect(server.address).toBe("12 Ridge Road");
	expect(device.copy?.unsaved).toEqual([]);
});

test("a page opened again brings back what never reached the server", async () => {
	const kept = {
		checkId: "check-1",
		answers: { siding: "no", doors: "yes" },
		address: "",
		unsaved: ["siding"],
	} as const;
	const { sync, server } = start(
		{ ...nothing, checkId: "check-1", answers: { doors: "no" }, address: "" },
		{ ...kept, unsaved: [...kept.unsaved] },
	);
	expect(sync.restore()).toBe(true);
	expect(sync.state().answers).toEqual({ doors: "no", siding: "no" });
	await vi.advanceTimersByTimeAsync(1_000);
	expect(server.sent).toEqual([{ checkId: "check-1", answers: { siding: "no" } }]);
});

test("what the device kept of another check stays out of this one", () => {
	const { sync } = start(
		{ ...nothing, checkId: "check-2", answers: {}, address: "" },
		{ checkId: "check-1", answers: { siding: "no" }, address: "", unsaved: ["siding"] },
	);
	expect(sync.restore()).toBe(false);
	expect(sync.state().answers).toEqual({});
});

test("an answer changed while it is being saved is saved again", async () => {
	const { sync, server } = start();
	sync.edit({ doors: "no" });
	const saving = sync.save();
	sync.edit({ doors: "yes" });
	await saving;
	expect(server.answers).toEqual({ doors: "yes" });
});

test("a page opened without reception goes on from the device, and sends only what the server lacks", async () => {
	const kept: DeviceCopy = {
		checkId: "check-1",
		answers: { classARoof: "yes", siding: "no" },
		address: "12 Ridge Road",
		unsaved: ["siding"],
	};
	const { sync, server } = start({ ...nothing, isOffline: true }, kept);
	server.online = false;
	expect(sync.restore()).toBe(true);
	expect(sync.state()).toMatchObject({ answers: kept.answers, address: "12 Ridge Road" });
	await vi.advanceTimersByTimeAsync(100);
	expect(sync.state().status).toBe("waiting");
	server.online = true;
	expect(await sync.save()).toBe(true);
	expect(server.sent).toEqual([{ checkId: "check-1", answers: { siding: "no" } }]);
});

test("what the server said is there without reception, also when nothing was answered on this device", () => {
	const { sync, device } = start({ ...nothing, checkId: "check-1", answers: { classARoof: "yes" } });
	sync.restore();
	expect(device.copy).toMatchObject({ checkId: "check-1", answers: { classARoof: "yes" }, unsaved: [] });
});

test("a server that forgot the check gets every answer", async () => {
	const kept: DeviceCopy = {
		checkId: "check-0",
		answers: { classARoof: "yes", siding: "no" },
		address: "",
		unsaved: ["siding"],
	};
	const { sync, server } = start({ ...nothing, isOffline: true }, kept);
	sync.restore();
	expect(await sync.save()).toBe(true);
	expect(server.answers).toEqual({ classARoof: "yes", siding: "no" });
	expect(sync.checkId).toBe("check-1");
});

test("an address that was cleared without reception stays cleared", async () => {
	const { sync, server } = start(
		{ ...nothing, checkId: "check-1", address: "12 Ridge Road" },
		{ checkId: "check-1", answers: {}, address: "", unsaved: ["address"] },
	);
	expect(sync.restore()).toBe(true);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(server.address).toBe("");
});
