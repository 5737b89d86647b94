// JSON lines in production, readable lines in a terminal. Never log personal data.
import pino from "pino";
import { env } from "./env.server.ts";
import { loggable } from "./loggable.ts";

const pretty = process.stdout.isTTY && env().NODE_ENV !== "test";

export const log = pino({
	level: env().LOG_LEVEL,
	base: undefined,
	timestamp: pino.stdTimeFunctions.isoTime,
	formatters: { log: loggable },
	...(pretty
		? { transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } } }
		: {}),
});

export type Log = typeof log;
