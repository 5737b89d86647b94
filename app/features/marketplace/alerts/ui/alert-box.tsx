// The alert form inside the marketplace and listing pages. It answers in place; without JavaScript it leads to /alerts.
import { Bell } from "lucide";
import { href, useFetcher } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import type { AlertSearch } from "../alert.ts";
import { type AlertAnswer, AlertFields } from "./alert-fields.tsx";

type AlertBoxProps = { summary: string; search: AlertSearch; listing?: string; className?: string };

export function AlertBox({ summary, search, listing, className = "" }: AlertBoxProps) {
	const fetcher = useFetcher<AlertAnswer>();
	const answer = fetcher.data;
	return (
		<details className={`group/alert ${className}`} data-print="hide">
			<summary className={buttonClass({ variant: "secondary", size: "small" }, "cursor-pointer list-none")}>
				<Icon of={Bell} className="size-4" />
				{summary}
			</summary>
			<div className="mt-3 rounded-md border border-line bg-white p-4">
				{answer?.toast && (
					<div role="status" className={answer.ok ? undefined : "mb-4"}>
						<Notice tone={answer.ok ? "sage" : "error"} title={answer.toast.title}>
							{answer.toast.text}
						</Notice>
					</div>
				)}
				{!answer?.ok && (
					<fetcher.Form method="post" action={href("/alerts")}>
						<AlertFields
							search={search}
							listing={listing ?? null}
							email={answer?.email}
							error={answer?.emailError}
							busy={fetcher.state !== "idle"}
						/>
					</fetcher.Form>
				)}
			</div>
		</details>
	);
}
