import { Form, href, useFetcher } from "react-router";
import { lineName } from "#app/features/leads/ordered-line.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import type { Variant } from "../../product.ts";

export type NotifyAnswer = { ok: boolean; message: string; email: string };

type NotifyFormProps = { handle: string; variant: Pick<Variant, "id"> };

/** On the product's page the answer comes in place; without JavaScript it is a page of its own. */
export function NotifyForm({ handle, variant }: NotifyFormProps) {
	const fetcher = useFetcher<NotifyAnswer>({ key: `notify ${variant.id}` });
	const answer = fetcher.data;
	return (
		<div className="mt-6 max-w-sm">
			{answer?.ok ? (
				<div role="status">
					<Notice tone="sage">{answer.message}</Notice>
				</div>
			) : (
				<fetcher.Form method="post" action={href("/product/:handle/notify", { handle })} noValidate>
					<NotifyFields variantId={variant.id} answer={answer} busy={fetcher.state !== "idle"} />
				</fetcher.Form>
			)}
		</div>
	);
}

type NotifyPageProps = {
	handle: string;
	title: string;
	variant: Pick<Variant, "id" | "title">;
	answer: NotifyAnswer | undefined;
};

export function NotifyPage({ handle, title, variant, answer }: NotifyPageProps) {
	if (answer?.ok) return <Notice tone="sage">{answer.message}</Notice>;
	return (
		<Form method="post" action={href("/product/:handle/notify", { handle })} className="max-w-sm">
			<p className="mb-4 font-semibold">{lineName({ title, variantTitle: variant.title })}</p>
			<NotifyFields variantId={variant.id} answer={answer} busy={false} />
		</Form>
	);
}

function NotifyFields({
	variantId,
	answer,
	busy,
}: {
	variantId: string;
	answer: NotifyAnswer | undefined;
	busy: boolean;
}) {
	return (
		<>
			<input type="hidden" name="variant" value={variantId} />
			<TextField
				label="Email me when it's back"
				hint="One email when it returns, nothing else."
				error={answer && !answer.ok ? answer.message : null}
				name="email"
				type="email"
				autoComplete="email"
				maxLength={254}
				defaultValue={answer?.email}
				placeholder="name@mail.example"
			/>
			<Button type="submit" variant="secondary" busy={busy} className="mt-3">
				Tell me when it's back
			</Button>
		</>
	);
}
