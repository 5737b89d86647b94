import { Form } from "react-router";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Columns, StackTable } from "#app/ui/page/stack-table.tsx";
import type { sessionsOf } from "../../sessions.server.ts";

type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number] & {
	isThis: boolean;
	/** 'with a passkey' */
	how: string;
};

const columns: Columns<SessionRow> = [
	{
		label: "Device",
		cell: ({ device, isThis }) => (
			<span className="inline-flex flex-wrap items-center gap-2">
				{device}
				{isThis && <Badge tone="sage">This device</Badge>}
			</span>
		),
	},
	{ label: "Signed in", cell: ({ how, createdAt }) => `${mediumDayAndTime(createdAt)}, ${how}` },
	{
		label: "Last used",
		cell: ({ lastSeenAt }) => <span className="figures">{mediumDayAndTime(lastSeenAt)}</span>,
	},
	{
		label: "",
		cell: ({ id, device }) => (
			<Form method="post">
				<input type="hidden" name="session" value={id} />
				<Button
					type="submit"
					variant="secondary"
					size="small"
					name="intent"
					value="end-session"
					aria-label={`End the session on ${device}`}
				>
					End
				</Button>
			</Form>
		),
	},
];

export function SessionTable({ sessions }: { sessions: readonly SessionRow[] }) {
	return (
		<>
			<StackTable
				caption="Your sessions"
				captionHidden
				columns={columns}
				rows={sessions}
				rowKey={({ id }) => id}
			/>
			{sessions.length > 1 && (
				<Form method="post" className="mt-5">
					<Button type="submit" variant="secondary" name="intent" value="end-others">
						End all other sessions
					</Button>
				</Form>
			)}
		</>
	);
}
