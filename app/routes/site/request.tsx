// The page of a request, behind the signed link in our mails: what we wrote, a reply, and files that come later.
import { data } from "react-router";
import { privateMeta } from "#app/features/company/pages/private-meta.ts";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import { readableSize } from "#app/features/intake/files/file-rules.ts";
import { addLeadFile, filesOfLead } from "#app/features/intake/files/files.server.ts";
import { overBudgetMessage } from "#app/features/intake/files/over-budget.ts";
import { uploadRefusalMessage } from "#app/features/intake/files/upload-answer.ts";
import { messagesOf, receiveReply } from "#app/features/leads/conversation/conversation.server.ts";
import { MAX_MESSAGE_LENGTH, messageText } from "#app/features/leads/conversation/conversation.ts";
import { leadOfLink } from "#app/features/leads/conversation/request-link.server.ts";
import { type RequestAnswer, RequestPage } from "#app/features/leads/conversation/ui/request-page.tsx";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { takeFromUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { readForm, type UploadedForm } from "#app/platform/http/multipart.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/request.ts";

const PER_NETWORK = { name: "request-page", points: 120, seconds: 600 };
const PER_REQUEST = { name: "request-reply", points: 20, seconds: 3_600 };

export const meta: Route.MetaFunction = () => privateMeta("Your request");

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const lead = await leadOf(params.reference, url, requestFacts(context).clientAddress);
	const [messages, files] = await Promise.all([messagesOf(lead.id), filesOfLead(lead.id)]);
	const view = {
		reference: lead.reference,
		promisedBy: lead.answeredAt ? null : promiseSentence(lead.kind, lead.dueAt),
		messages,
		files: files.map(({ id, fileName, bytes }) => ({ id, fileName, size: readableSize(bytes) })),
	};
	return data(view, { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { clientAddress } = requestFacts(context);
	const lead = await leadOf(params.reference, url, clientAddress);
	const left = await takeFromUploadBudget(clientAddress, 0);
	if (!left.ok) return refuse(overBudgetMessage(left.why), tooManyRequests(left.retryAfterSeconds));
	const limit = await rateLimit(PER_REQUEST, lead.id);
	if (!limit.ok)
		return refuse(
			"You've sent too many messages this hour. Wait a while, or call us.",
			tooManyRequests(limit.retryAfterSeconds),
		);
	const form = await readForm(request, "request");
	if (!form.ok) return refuse(uploadRefusalMessage(form), { status: form.status });
	try {
		return await receive(lead, form, clientAddress);
	} finally {
		await form.cleanup();
	}
}

async function receive(lead: Lead, { fields, files }: UploadedForm, clientAddress: string) {
	const typed = messageText(fields.get("message"));
	const sent = files.filter(({ bytes }) => bytes > 0);
	if (typed === "" && sent.length === 0)
		return refuse("Write a message or choose a file first.", { status: 422 });
	if (typed.length > MAX_MESSAGE_LENGTH)
		return refuse("This message is too long. Shorten it a little.", { status: 422 }, typed);
	const stored: string[] = [];
	for (const file of sent) {
		const result = await addLeadFile(lead.id, file, { clientAddress });
		if (!result.ok) {
			const { message, retryAfterSeconds } = result;
			const init = retryAfterSeconds === undefined ? { status: 422 } : tooManyRequests(retryAfterSeconds);
			return refuse(message, init, typed);
		}
		stored.push(result.file.fileName);
	}
	await receiveReply(lead, typed, stored);
	return data<RequestAnswer>({ sent: true });
}

function refuse(error: string, init: ResponseInit, typed = "") {
	return data<RequestAnswer>({ error, typed }, init);
}

async function leadOf(reference: string, url: URL, clientAddress: string): Promise<Lead> {
	const limit = await rateLimit(PER_NETWORK, clientAddress);
	if (!limit.ok) throw data(null, tooManyRequests(limit.retryAfterSeconds));
	const lead = await leadOfLink(reference, url.searchParams.get("token") ?? "");
	if (!lead) throw data(null, { status: 404 });
	return lead;
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	return <RequestPage view={loaderData} answer={actionData} />;
}
