import { LockKeyhole } from "lucide";
import { useEffect, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { company } from "#app/features/company/company.ts";
import { announce } from "#app/ui/announce.ts";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { LogoMark } from "#app/ui/artwork/logo.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { dismissToast } from "#app/ui/toast-store.ts";
import type { KeptField } from "../kept-form.ts";

/** A new object for every attempt, so that the same message shows again. */
export type GateRefusal = (
	| { reason: "wrong" }
	| { reason: "wait"; seconds: number }
	/** A form was sent without a session. */
	| { reason: "ended" }
) & {
	/** Fields of the form to submit after sign-in. */
	kept: KeptField[];
};

export function GateForm({ refusal }: { refusal: GateRefusal | undefined }) {
	const checking = useNavigation().state !== "idle";
	// Until hydration the refusal is part of the page; after that it is a toast.
	const [alive, setAlive] = useState(false);
	useEffect(() => {
		setAlive(true);
		if (refusal?.reason !== "wrong") return;
		const toast = announce({ title: "Access Denied", text: "Invalid password", tone: "destructive" });
		// The next attempt or a sign-in makes the toast outdated.
		return () => dismissToast(toast);
	}, [refusal]);
	return (
		<section className="office relative isolate overflow-hidden">
			<ContourLines className="pointer-events-none absolute inset-y-0 right-0 -z-10 h-full w-full max-w-[60rem]" />
			<div className="wrap grid min-h-dvh content-center py-10">
				<Link
					to={href("/")}
					className="mb-6 flex min-h-11 items-center gap-2.5 justify-self-start font-condensed text-[1.6rem] leading-none font-semibold"
				>
					<LogoMark className="size-8.5" />
					{company.shortName}
				</Link>
				<div className="max-w-md border-t-4 border-ink bg-white p-6 shadow-panel sm:p-9">
					<Icon of={LockKeyhole} className="mb-4 size-8 text-water" />
					<h1 className="text-heading">Admin Access Required</h1>
					<p className="mt-2 text-slate">For office staff. You're signed out when you close the browser.</p>
					<Form method="post" className="mt-6 grid gap-5">
						{refusal?.kept.map(({ name, value }, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: several fields may be the same
							<input key={index} type="hidden" name={name} value={value} />
						))}
						{refusal && refusal.kept.length > 0 && (
							<Notice tone="water" title="Your session has ended">
								Sign in again. Your last action will go through after that.
							</Notice>
						)}
						{refusal?.reason === "wait" && (
							<Notice tone="error" title="Too many attempts">
								Please wait {waitText(refusal.seconds)}, then try again.
							</Notice>
						)}
						{refusal?.reason === "wrong" && !alive && (
							<Notice tone="error" title="Access Denied">
								Invalid password
							</Notice>
						)}
						<Field label="Password">
							{(control) => (
								<Input
									{...control}
									type="password"
									name="password"
									autoComplete="current-password"
									maxLength={1000}
									required
								/>
							)}
						</Field>
						<Button type="submit" busy={checking} className="justify-self-start">
							Unlock
						</Button>
					</Form>
				</div>
			</div>
		</section>
	);
}

function waitText(seconds: number): string {
	if (seconds < 90) return `${seconds} seconds`;
	if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
	return `${Math.ceil(seconds / 3600)} hours`;
}
