import type { Toast } from "#app/ui/overlays/toast-message.ts";

/** The response of the report and edit link routes. */
export type DialogAnswer = { ok: boolean; toast: Toast; fieldError?: string; value?: string };
