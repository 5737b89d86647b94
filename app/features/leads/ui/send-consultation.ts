// Runs in the contact page's client action, so that an answer counts also when the form is gone by then: its dialog was
// closed, or the visitor moved on.
import { writeText } from "#app/ui/begun/device-store.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { type ConsultationAnswer, TYPED_KEY } from "../consultation.ts";

export async function sendConsultation(
	request: Request,
	send: () => Promise<ConsultationAnswer>,
): Promise<ConsultationAnswer> {
	const answer = (await refuseInBrowser(await request.clone().formData())) ?? (await send());
	if (answer.ok) writeText(TYPED_KEY, null, "tab");
	if (answer.toast) showToast(answer.toast);
	return answer;
}

/** Spares a round trip. If the code does not load, the server checks anyway. */
async function refuseInBrowser(form: FormData): Promise<ConsultationAnswer | null> {
	try {
		const { checkConsultation, typedValues } = await import("../consultation-schema.ts");
		const checked = checkConsultation(form);
		return checked.ok ? null : { ok: false, errors: checked.errors, values: typedValues(form), toast: null };
	} catch {
		return null;
	}
}
