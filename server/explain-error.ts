// Explains an error at start in one sentence that says what to do.
import { env, InvalidEnvironment } from "#app/platform/env.server.ts";
import { StartError } from "./postgres/start-error.ts";

export function explainError(error: unknown): string {
	if (error instanceof InvalidEnvironment || error instanceof StartError) return error.message;
	const { code, message, stack } = rootCause(error);
	switch (code) {
		case "EADDRINUSE":
			return `Port ${env().PORT} is already in use. Stop the other program, or set PORT to another number.`;
		case "EACCES":
			return `Not allowed: ${message}. Choose another PORT (above 1024) or a DATA_DIR that you can write to.`;
		case "ENOSPC":
			return "The disk is full. Free some space and start again. Nothing was damaged.";
		case "ECONNREFUSED":
		case "ENOTFOUND":
		case "ETIMEDOUT":
		case "EAI_AGAIN":
			return `The database is not responding (${code}). Check DATABASE_URL and that PostgreSQL is running.`;
		case "28P01":
		case "28000":
		case "3D000":
			return `The database refused the connection: ${message}. Check DATABASE_URL.`;
		default:
			return /timeout expired|Connection terminated/i.test(message)
				? "The database did not respond in time. Check DATABASE_URL and that PostgreSQL is running."
				: `The start failed: ${stack ?? message}`;
	}
}

function rootCause(error: unknown): { code?: string; message: string; stack?: string } {
	if (!(error instanceof Error)) return { message: String(error) };
	if (error instanceof AggregateError && error.errors[0]) return rootCause(error.errors[0]);
	if ("code" in error && typeof error.code === "string")
		return { code: error.code, message: error.message, stack: error.stack };
	return error.cause ? rootCause(error.cause) : { message: error.message, stack: error.stack };
}
