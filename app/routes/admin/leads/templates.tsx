// Replies the office sends often: add, change, delete.

import { Trash2 } from "lucide";
import { data, Form, href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { MAX_MESSAGE_LENGTH } from "#app/features/leads/conversation/conversation.ts";
import {
	type AnswerTemplate,
	allTemplates,
	deleteTemplate,
	saveTemplate,
} from "#app/features/leads/conversation/templates.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { done } from "#app/ui/overlays/toast-message.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import type { Route } from "./+types/templates.ts";

const page = panelPage(
	"/admin/templates",
	"Reply templates",
	"Saved text for replies you send often. Pick one on a lead and edit it before you send.",
);

export const meta: Route.MetaFunction = page.meta;

export async function loader() {
	return { templates: await allTemplates() };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const actor = admin(context);
	const here = href("/admin/templates");
	if (form.get("intent") === "delete") {
		await deleteTemplate(String(form.get("item") ?? ""), actor);
		return redirectWithToast(request, here, done("Template deleted"));
	}
	const error = await saveTemplate(form, actor);
	if (error) {
		const [item, title, text] = ["item", "title", "text"].map((name) => String(form.get(name) ?? ""));
		return data({ error, item, title, text }, { status: 400 });
	}
	return redirectWithToast(request, here, done("Template saved"));
}

type Refused = { error: string; item?: string; title?: string; text?: string };

export default function Page({ loaderData: { templates }, actionData }: Route.ComponentProps) {
	const refusedFor = (id: string) => (actionData?.item === id ? actionData : undefined);
	return (
		<OfficePage
			page={page}
			aside={<BackLink to={href("/admin/leads")}>All leads</BackLink>}
			files={filesOf("templates")}
		>
			<ul className="grid max-w-[52rem] gap-8">
				{templates.map((template) => (
					<li key={template.id} className="border-t border-line pt-6">
						<TemplateForm template={template} refused={refusedFor(template.id)} />
					</li>
				))}
				<li className="border-t border-line pt-6">
					<h2 className="mb-3 text-subheading">New template</h2>
					<TemplateForm key={templates.length} refused={refusedFor("")} />
				</li>
			</ul>
		</OfficePage>
	);
}

function TemplateForm({ template, refused }: { template?: AnswerTemplate; refused?: Refused }) {
	return (
		<Form method="post" preventScrollReset className="grid gap-4">
			<input type="hidden" name="item" value={template?.id ?? ""} />
			<TextField
				label="Name"
				error={refused?.error}
				name="title"
				maxLength={80}
				defaultValue={refused?.title ?? template?.title}
			/>
			<TextareaField
				label="Text"
				name="text"
				rows={4}
				maxLength={MAX_MESSAGE_LENGTH}
				defaultValue={refused?.text ?? template?.text}
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="secondary" size="small">
					{template ? "Save" : "Add template"}
				</Button>
				{template && (
					<Button type="submit" name="intent" value="delete" variant="secondary" size="small">
						<Icon of={Trash2} />
						Delete<span className="sr-only"> {template.title}</span>
					</Button>
				)}
			</div>
		</Form>
	);
}
