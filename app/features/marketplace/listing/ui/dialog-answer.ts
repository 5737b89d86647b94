import type { Toast } from "#app/ui/toast-message.ts";

/** What the report and edit-link addresses answer. */
export type DialogAnswer = { ok: boolean; toast: Toast; fieldError?: string; value?: string };
