import { Form } from "react-router";
import { counties } from "#app/features/company/places/counties.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Input, TextField } from "#app/ui/forms/input.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import type { VisitRules } from "../../slots/rules.ts";
import { kindTexts, visitKinds } from "../../visit-kinds.ts";
import { timeValue, WEEKDAYS } from "../rules-form.ts";

type RulesFormProps = {
	rules: VisitRules;
	/** Names the rules the form was filled with. */
	version: string;
	staff: readonly { id: string; name: string }[];
	problems: readonly string[];
};

export function RulesForm({ rules, version, staff, problems }: RulesFormProps) {
	return (
		<Form
			method="post"
			preventScrollReset
			className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-10 text-ink"
			key={version}
		>
			<input type="hidden" name="intent" value="rules" />
			<input type="hidden" name="seen" value={version} />
			<ErrorSummary errors={problems.map((message) => ({ fieldId: "visit-rules", message }))} />
			<fieldset id="visit-rules" tabIndex={-1} className="min-w-0">
				<legend className="text-subheading">Hours</legend>
				<p className="mb-4 text-slate">Pacific time. Leave both fields empty on a closed day.</p>
				<div className="grid gap-2">
					{WEEKDAYS.map((name, day) => (
						<div
							key={name}
							className="grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:max-w-[32rem] sm:grid-cols-[7rem_1fr_1fr]"
						>
							<span className="col-span-2 font-semibold sm:col-span-1" aria-hidden="true">
								{name}
							</span>
							<Input
								type="time"
								name="opens"
								aria-label={`${name}, opens`}
								defaultValue={rules.hours[day] ? timeValue(rules.hours[day].opens) : ""}
							/>
							<Input
								type="time"
								name="closes"
								aria-label={`${name}, closes`}
								defaultValue={rules.hours[day] ? timeValue(rules.hours[day].closes) : ""}
							/>
						</div>
					))}
				</div>
			</fieldset>
			<fieldset className="grid min-w-0 gap-4 sm:max-w-[30rem]">
				<legend className="mb-2 text-subheading">Holidays</legend>
				<Checkbox
					name="holidays"
					label="Closed on federal holidays"
					hint="If one falls on a weekend, we close on the weekday it's observed."
					defaultChecked={rules.closesOnFederalHolidays}
				/>
				<TextareaField
					label="Other closed days"
					optional
					hint="One per line, like 2026-12-24."
					name="closedDays"
					rows={3}
					defaultValue={rules.closedDays.join("\n")}
				/>
			</fieldset>
			<fieldset className="min-w-0">
				<legend className="text-subheading">Areas</legend>
				<p className="mb-4 measure text-slate">
					Which days you drive to each county. Each person stays in one county all day.
				</p>
				<div className="grid gap-4">
					{counties.map((county) => (
						<fieldset key={county} className="min-w-0">
							<legend className="font-semibold">{county} County</legend>
							<div className="flex flex-wrap gap-x-5">
								{WEEKDAYS.map((name, day) => (
									<Checkbox
										key={name}
										name="area"
										value={`${county}:${day}`}
										label={
											<>
												<span aria-hidden="true">{name.slice(0, 3)}</span>
												<span className="sr-only">{name}</span>
											</>
										}
										defaultChecked={rules.areas[county].includes(day)}
									/>
								))}
							</div>
						</fieldset>
					))}
				</div>
			</fieldset>
			<fieldset className="min-w-0">
				<legend className="text-subheading">Types of visits</legend>
				<p className="mb-4 measure text-slate">
					{staff.length === 0
						? "No one is on the staff list yet, so one crew does everything."
						: "Check who does each type. If no one is checked, the crew does it."}
				</p>
				<div className="grid gap-6">
					{visitKinds.map((kind) => (
						<fieldset
							key={kind}
							aria-label={kindTexts[kind].name}
							className="grid min-w-0 gap-x-5 gap-y-3 border-t border-line pt-4 sm:grid-cols-[1fr_8rem_8rem] sm:items-start"
						>
							<Checkbox
								name="offered"
								value={kind}
								label={<strong>{kindTexts[kind].name}</strong>}
								defaultChecked={rules.kinds[kind].isOffered}
							/>
							<TextField
								label="Minutes"
								name="minutes"
								inputMode="numeric"
								defaultValue={rules.kinds[kind].minutes}
							/>
							<TextField
								label="Hours of notice"
								name="notice"
								inputMode="numeric"
								defaultValue={rules.kinds[kind].noticeHours}
							/>
							{staff.length > 0 && (
								<div className="flex flex-wrap gap-x-5 sm:col-span-3">
									{staff.map(({ id, name }) => (
										<Checkbox
											key={id}
											name="crew"
											value={`${kind}:${id}`}
											label={name}
											defaultChecked={rules.kinds[kind].staffIds.includes(id)}
										/>
									))}
								</div>
							)}
						</fieldset>
					))}
				</div>
			</fieldset>
			<div className="grid gap-5 sm:max-w-[30rem] sm:grid-cols-2">
				<TextField
					label="Driving time between visits (minutes)"
					name="travel"
					inputMode="numeric"
					defaultValue={rules.travelMinutes}
				/>
				<TextField
					label="How many days ahead people can book"
					name="ahead"
					inputMode="numeric"
					defaultValue={rules.daysAhead}
				/>
			</div>
			<Button type="submit" className="justify-self-start">
				Save rules
			</Button>
		</Form>
	);
}
