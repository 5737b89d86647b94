import { useState } from "react";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { Slider } from "#app/ui/forms/slider.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { Band, BandHeading } from "#app/ui/page/band.tsx";

const counties = ["Los Angeles", "Orange", "Riverside", "San Bernardino", "Ventura"].map((name) => ({
	value: name,
	label: name,
}));

export function Forms() {
	const [water, setWater] = useState(15000);
	return (
		<Band tone="white" id="forms">
			<BandHeading title="Forms">
				Labels above, hints before the control, errors that say how to fix it.
			</BandHeading>
			<div className="grid gap-x-14 gap-y-7 md:grid-cols-2">
				<ErrorSummary
					takeFocus={false}
					className="md:col-span-2"
					errors={[
						{ fieldId: "g-email", message: "Enter an email address like name@example.com" },
						{ fieldId: "g-zip", message: "Enter the 5 digits of the ZIP code" },
					]}
				/>
				<TextField label="Full name" mark autoComplete="name" defaultValue="Dana Alvarez" />
				<TextField
					label="Email"
					id="g-email"
					mark
					error="Enter an email address like name@example.com"
					type="email"
					defaultValue="dana@"
				/>
				<TextField
					label="Phone"
					optional
					hint="Only if you want us to call."
					type="tel"
					placeholder="(213) 555-0100"
				/>
				<TextField
					label="ZIP code"
					id="g-zip"
					error="Enter the 5 digits of the ZIP code"
					controlClassName="max-w-32"
					inputMode="numeric"
				/>
				<SelectField label="County" options={counties} placeholder="Select a county" />
				<TextField label="Asking price" prefix="$" inputMode="decimal" />
				<TextField label="Lot size" suffix="sq ft" defaultValue="12,400" disabled />
				<TextField label="Plans or photos" hint="JPEG, PNG or PDF, up to 25 MB." type="file" />
				<TextareaField
					label="What should we know?"
					className="md:col-span-2"
					maxLength={500}
					counter
					defaultValue="Steep drive, gate code on request."
				/>
				<RadioGroup
					legend="Water source"
					name="g-source"
					defaultValue="pool"
					choices={[
						{ value: "pool", label: "Pool", hint: "8,000 gallons or more" },
						{ value: "tank", label: "Tank" },
						{ value: "none", label: "None yet", disabled: true },
					]}
				/>
				<RadioGroup
					legend="How soon?"
					name="g-soon"
					rows
					required
					error="Choose how soon you need us"
					choices={[
						{ value: "now", label: "This month" },
						{ value: "season", label: "Before fire season" },
						{ value: "later", label: "Later this year" },
						{ value: "ask", label: "Just asking" },
					]}
				/>
				<div>
					<Checkbox label="I have read the disclaimer" defaultChecked />
					<Checkbox label="Send me the seasonal checklist" hint="Four times a year." />
					<Checkbox label="Not available in your county" disabled />
					<Checkbox label="I agree to be contacted" error="Check the box so we can answer" />
					<Checkbox row label="Roof sprinklers" className="mt-2" defaultChecked />
				</div>
				<div className="grid content-start gap-6">
					<Slider
						label="Water stored"
						min={5000}
						max={40000}
						step={500}
						value={water}
						onChange={setWater}
						format={gallons}
						hint="Pool and tank together."
					/>
					<Slider label="Cannons" min={1} max={8} defaultValue={4} disabled />
					<div className="border-y border-line">
						<Switch label="Arm automatically" hint="When a red flag warning is issued." defaultChecked />
						<hr />
						<Switch label="Text me before each test" />
						<hr />
						<Switch label="Remote start" disabled />
					</div>
				</div>
			</div>
		</Band>
	);
}

const gallons = (value: number) => `${numerals(value)} gal`;
