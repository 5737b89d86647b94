// Keeping the house of Your home: for the next forms in this browser, and as a link by mail.
import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import { limits } from "#app/features/leads/consultation.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import type { HomePlace, TakenAlong } from "../home/home.ts";

export type Mailed = { ok: boolean; message: string; email: string };

function useIsSending(intent: string): boolean {
	return useNavigation().formData?.get("intent") === intent;
}

export function KeepHome({
	place,
	isKept,
	mailed,
}: {
	place: HomePlace;
	isKept: boolean;
	mailed: Mailed | undefined;
}) {
	const [isMailing, isKeeping] = [useIsSending("mail"), useIsSending("keep")];
	return (
		<div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 print:hidden">
			<section>
				<h2 className="text-subheading">Take it with you</h2>
				<Form method="post" preventScrollReset noValidate className="mt-3 grid justify-items-start gap-3">
					<input type="hidden" name="intent" value="mail" />
					<PlaceFields place={place} />
					<Field
						label="Email"
						hint="We email you a private link to this page. No account."
						error={mailed && !mailed.ok ? mailed.message : undefined}
						className="w-full max-w-md"
					>
						{(control) => (
							<Input
								{...control}
								type="email"
								name="email"
								defaultValue={mailed?.email ?? ""}
								maxLength={limits.email}
								autoComplete="email"
							/>
						)}
					</Field>
					<div role="status" className="empty:hidden">
						{mailed?.ok && <Notice tone="sage">{mailed.message}</Notice>}
					</div>
					<Button type="submit" variant="secondary" busy={isMailing}>
						Email me the link
					</Button>
				</Form>
			</section>
			<section>
				<h2 className="text-subheading">Don't type it again</h2>
				{isKept ? (
					<>
						<p className="mt-3 max-w-[54ch] text-slate">
							This browser keeps the address for our other forms and tools, for 30 days after your last
							change.
						</p>
						<ForgetHome />
					</>
				) : (
					<Form method="post" preventScrollReset className="mt-3 grid justify-items-start gap-3">
						<input type="hidden" name="intent" value="keep" />
						<PlaceFields place={place} />
						<p className="max-w-[54ch] text-slate">
							Keep the address in this browser for the readiness check and our other forms. One click forgets
							it.
						</p>
						<Button type="submit" variant="secondary" busy={isKeeping}>
							Keep this address
						</Button>
					</Form>
				)}
			</section>
		</div>
	);
}

export function ForgetHome() {
	return (
		<Form method="post" preventScrollReset className="mt-4 print:hidden">
			<input type="hidden" name="intent" value="forget" />
			<Button type="submit" variant="secondary" busy={useIsSending("forget")}>
				Forget this address
			</Button>
		</Form>
	);
}

/** Leads to a form that starts with this address. */
export function TakeAlong({
	place,
	to,
	children,
	variant,
}: {
	place: HomePlace;
	to: TakenAlong;
	children: ReactNode;
	variant?: "secondary";
}) {
	return (
		<Form method="post" action={href("/your-home")} className="print:hidden">
			<input type="hidden" name="intent" value="keep" />
			<input type="hidden" name="then" value={to} />
			<PlaceFields place={place} />
			<Button type="submit" variant={variant}>
				{children}
			</Button>
		</Form>
	);
}

/** The question again, because the place may have come from a link. The server looks it up anew. */
function PlaceFields({ place: { precision, label, zip, point } }: { place: HomePlace }) {
	if (precision === "zip") return <input type="hidden" name="zip" value={zip} />;
	return (
		<>
			{precision !== "point" && <input type="hidden" name="address" value={label} />}
			<input type="hidden" name="lat" value={point.lat} />
			<input type="hidden" name="lon" value={point.lon} />
		</>
	);
}
