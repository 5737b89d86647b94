import { MapPin, Phone } from "lucide";
import { Form, href, Link } from "react-router";
import { telephoneHref } from "#app/features/company/company.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { VisitView } from "../visit-view.server.ts";
import { VisitState } from "./visit-state.tsx";

type VisitRowProps = { visit: VisitView; back: string; crews: readonly { value: string; label: string }[] };

export function VisitRow({ visit, back, crews }: VisitRowProps) {
	const { lead } = visit;
	return (
		<li className="grid gap-x-8 gap-y-3 border-b border-line py-4 md:grid-cols-[8.5rem_1fr_auto]">
			<p className="figures font-semibold">
				{visit.clock}
				<span className="block text-sm font-normal text-stone">{visit.staffName}</span>
			</p>
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-semibold">{visit.what}</span>
					<VisitState status={visit.status} />
					{visit.heldUntil && <Badge tone="amber">Not confirmed</Badge>}
					{lead?.isSuspected && <Badge tone="amber">Suspected spam</Badge>}
				</p>
				{visit.heldUntil && (
					<p className="mt-1 text-sm text-stone">
						Nobody has opened our email yet. We release the time on {visit.heldUntil}.
					</p>
				)}
				{lead && (
					<>
						<p className="mt-1">
							<Link to={href("/admin/leads/:id", { id: lead.id })} className="link wrap-anywhere">
								{lead.name}
							</Link>{" "}
							<span className="figures text-sm whitespace-nowrap text-stone">{lead.reference}</span>
						</p>
						<p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
							{lead.phone && (
								<a href={telephoneHref(lead.phone)} className="link inline-flex min-h-6 items-center gap-1.5">
									<Icon of={Phone} className="size-4 flex-none" />
									{lead.phone}
								</a>
							)}
							{visit.mapUrl && (
								<a
									href={visit.mapUrl}
									rel="noreferrer"
									target="_blank"
									className="link inline-flex min-h-6 items-center gap-1.5 wrap-anywhere"
								>
									<Icon of={MapPin} className="size-4 flex-none" />
									{lead.address}
								</a>
							)}
						</p>
					</>
				)}
			</div>
			<div className="flex flex-wrap content-start items-start gap-2 md:justify-end">
				<Actions visit={visit} back={back} />
				{visit.status === "booked" && <MoveForm visit={visit} back={back} crews={crews} />}
			</div>
		</li>
	);
}

function Actions({ visit, back }: { visit: VisitView; back: string }) {
	const isBlocked = visit.status === "blocked";
	const isOver = visit.status === "booked" && visit.hasBegun;
	if (!isBlocked && !isOver && !visit.heldUntil) return null;
	return (
		<Form method="post" preventScrollReset className="flex flex-wrap gap-2">
			<input type="hidden" name="visit" value={visit.id} />
			<input type="hidden" name="back" value={back} />
			{isBlocked && (
				<Button type="submit" name="intent" value="unblock" variant="secondary" size="small">
					Unblock this time
				</Button>
			)}
			{visit.heldUntil && !isOver && (
				<Button type="submit" name="intent" value="keep" size="small">
					Keep this time
				</Button>
			)}
			{isOver && (
				<>
					<Button type="submit" name="intent" value="done" size="small">
						Done
					</Button>
					<Button type="submit" name="intent" value="no-show" variant="secondary" size="small">
						No-show
					</Button>
				</>
			)}
		</Form>
	);
}

function MoveForm({ visit, back, crews }: VisitRowProps) {
	return (
		<details>
			<summary className="button button-secondary button-small sm:ml-auto sm:flex sm:w-fit">Change</summary>
			<Form method="post" preventScrollReset className="mt-3 grid gap-3 sm:w-72">
				<input type="hidden" name="visit" value={visit.id} />
				<input type="hidden" name="back" value={back} />
				<div className="grid grid-cols-2 gap-3">
					<TextField label="Day" type="date" name="day" defaultValue={visit.day} />
					<TextField label="Time" type="time" name="time" defaultValue={visit.time} step={300} />
				</div>
				<SelectField label="Who" name="who" defaultValue={visit.staffId ?? ""} options={crews} />
				<p className="text-sm text-stone">The visitor gets an email when the time changes.</p>
				<div className="flex flex-wrap gap-2">
					<Button type="submit" name="intent" value="move" size="small">
						Save
					</Button>
					<Button type="submit" name="intent" value="cancel" variant="destructive" size="small">
						Cancel visit
					</Button>
				</div>
			</Form>
		</details>
	);
}
