// One line of the health page: what was checked, its state, and what to do about it.
import { counted, longSpan } from "#app/features/company/dates.ts";
import { bytesText } from "#app/ui/bytes.ts";

export type HealthState = "ok" | "warning" | "problem" | "off";
export type HealthCheck = { name: string; state: HealthState; text: string };

export const healthStateNames: Record<HealthState, string> = {
	ok: "OK",
	warning: "Warning",
	problem: "Problem",
	off: "Not set up",
};

const order: readonly HealthState[] = ["problem", "warning", "ok", "off"];

/** The worst first, so that a phone shows it without scrolling. */
export function worstFirst(checks: readonly HealthCheck[]): HealthCheck[] {
	return [...checks].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

const DAY = 86_400_000;

export type Run = { at: string; isEncrypted?: boolean };

const BACKUP_WARNING_DAYS = 2;
const BACKUP_PROBLEM_DAYS = 7;
const DRILL_WARNING_DAYS = 45;

export function backupCheck(backup: Run | null, now: Date): HealthCheck {
	const name = "Last backup";
	if (!backup) return { name, state: "problem", text: "No backup yet. Run npm run backup." };
	const age = now.getTime() - Date.parse(backup.at);
	const kind = backup.isEncrypted ? "encrypted" : "not encrypted: set BACKUP_RECIPIENT";
	const text = `${longSpan(age)} ago, ${kind}.`;
	if (age > BACKUP_PROBLEM_DAYS * DAY) return { name, state: "problem", text };
	const isFine = age <= BACKUP_WARNING_DAYS * DAY && backup.isEncrypted === true;
	return { name, state: isFine ? "ok" : "warning", text };
}

export function drillCheck(drill: Run | null, now: Date): HealthCheck {
	const name = "Last restore drill";
	if (!drill)
		return {
			name,
			state: "warning",
			text: "No backup has been test-restored yet. Run npm run backup -- drill FILE.",
		};
	const age = now.getTime() - Date.parse(drill.at);
	const text = `A backup was restored and compared ${longSpan(age)} ago.`;
	return { name, state: age > DRILL_WARNING_DAYS * DAY ? "warning" : "ok", text };
}

const CERTIFICATE_WARNING_DAYS = 21;
const CERTIFICATE_PROBLEM_DAYS = 7;

/** `untrusted`: why browsers refuse it, or null. */
export function certificateCheck(validTo: Date, untrusted: string | null, now: Date): HealthCheck {
	const name = "TLS certificate";
	const left = Math.floor((validTo.getTime() - now.getTime()) / DAY);
	if (left < 0) return { name, state: "problem", text: "It has expired, and browsers block the site." };
	const text = `Valid for ${counted(left, "more day")}.`;
	if (untrusted) return { name, state: "problem", text: `Browsers don't trust it (${untrusted}). ${text}` };
	if (left < CERTIFICATE_PROBLEM_DAYS) return { name, state: "problem", text: `${text} Renew it now.` };
	if (left < CERTIFICATE_WARNING_DAYS)
		return { name, state: "warning", text: `${text} Check that it renews automatically.` };
	return { name, state: "ok", text };
}

export function diskCheck(free: number, total: number): HealthCheck {
	const share = total === 0 ? 0 : free / total;
	const text = `${bytesText(free)} of ${bytesText(total)} free.`;
	if (share < 0.05) return { name: "Disk", state: "problem", text: `${text} Free some space now.` };
	return { name: "Disk", state: share < 0.15 ? "warning" : "ok", text };
}
