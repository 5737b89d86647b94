// Development only: every component of the design system in every state, to be looked at, not linked to.
import { type ReactNode, useState } from "react";
import { CannonDrawing } from "../ui/artwork/cannon.tsx";
import { ControllerDrawing } from "../ui/artwork/controller.tsx";
import { EaveVentDrawing } from "../ui/artwork/eave-vent.tsx";
import { HoseKitDrawing } from "../ui/artwork/hose-kit.tsx";
import { HouseDrawing } from "../ui/artwork/house.tsx";
import { Logo } from "../ui/artwork/logo.tsx";
import { NightHillside } from "../ui/artwork/night-hillside.tsx";
import { PoolDrawing } from "../ui/artwork/pool.tsx";
import { PumpDrawing } from "../ui/artwork/pump.tsx";
import { PumpShedDrawing } from "../ui/artwork/pump-shed.tsx";
import { ReportDrawing } from "../ui/artwork/report.tsx";
import { RingDivider, RingMark } from "../ui/artwork/rings.tsx";
import { SensorMastDrawing } from "../ui/artwork/sensor-mast.tsx";
import { SolarDrawing } from "../ui/artwork/solar.tsx";
import { TankDrawing } from "../ui/artwork/tank.tsx";
import { TreeDrawing } from "../ui/artwork/tree.tsx";
import { Badge } from "../ui/badge.tsx";
import { Band, BandHeading } from "../ui/band.tsx";
import { BackLink, Breadcrumb } from "../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Carousel } from "../ui/carousel.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Field } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { LazyAlertDialog, LazyDialog, LazySidePanel, preloadOverlays } from "../ui/lazy-overlays.tsx";
import { Notice } from "../ui/notice.tsx";
import { NumberedSteps } from "../ui/numbered-steps.tsx";
import { Progress } from "../ui/progress.tsx";
import { Prose } from "../ui/prose.tsx";
import { RadioGroup } from "../ui/radio-group.tsx";
import { Select } from "../ui/select.tsx";
import { Skeleton, SkeletonText } from "../ui/skeleton.tsx";
import { Slider } from "../ui/slider.tsx";
import { SpecList } from "../ui/spec-list.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { StackTable } from "../ui/stack-table.tsx";
import { Stat, StatRow } from "../ui/stat.tsx";
import { Switch } from "../ui/switch.tsx";
import { TabLinks } from "../ui/tab-links.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { PlainLink, TextLink } from "../ui/text-link.tsx";
import { Textarea } from "../ui/textarea.tsx";
import { ToastRegion } from "../ui/toast-region.tsx";
import { showToast } from "../ui/toast-store.ts";
import { type ColorName, color } from "../ui/tokens.ts";

export const meta = () => [{ title: "Gallery" }, { name: "robots", content: "noindex" }];

export default function Gallery() {
	return (
		<main>
			<Hero />
			<Drawings />
			<TypeAndColour />
			<Actions />
			<Forms />
			<Overlays />
			<Content />
			<States />
			<DarkBand />
			<ToastRegion flashed={flashed} />
		</main>
	);
}

const flashed = [{ title: "Listing posted", text: "It is public now. We mailed you a link to edit it." }];

function Hero() {
	return (
		<NightHillside>
			<div className="wrap night-room">
				<h1 className="text-display max-w-[9.5em]">Your house, inside three rings of defense.</h1>
				<p className="mt-5 max-w-[29em] text-lg">
					We assess, clear, harden and equip homes in Los Angeles County. When the order comes you leave; the
					system stays and works.
				</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<ButtonLink to="#forms" size="large">
						Get Protected Today
					</ButtonLink>
					<ButtonLink to="#type" size="large" variant="on-dark">
						Read the disclaimer
					</ButtonLink>
				</div>
				<StatRow className="mt-14 max-w-[34rem] lg:mt-20">
					<Stat value="2 hours">until we call you back</Stat>
					<Stat value="39 points">tested every quarter</Stat>
					<Stat value="20,000 sq ft">covered by each cannon</Stat>
				</StatRow>
			</div>
		</NightHillside>
	);
}

const drawings = [
	["House", HouseDrawing],
	["Pool", PoolDrawing],
	["Cannon, the mini", CannonDrawing],
	["Pump shed", PumpShedDrawing],
	["Pump", PumpDrawing],
	["Controller", ControllerDrawing],
	["Sensor mast", SensorMastDrawing],
	["Tank", TankDrawing],
	["Hose kit", HoseKitDrawing],
	["Solar and battery", SolarDrawing],
	["Eave and vent", EaveVentDrawing],
	["Tree and shrubs", TreeDrawing],
	["Report", ReportDrawing],
] as const;

function Drawings() {
	return (
		<Band contours>
			<BandHeading title="Drawings">One 30° grid, light from the left, ink lines, one accent.</BandHeading>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4">
				{drawings.map(([name, Art]) => (
					<li key={name}>
						<div className="rounded-md bg-ash p-3">
							<Art className="w-full" title={name} />
						</div>
						<p className="mt-2 text-sm">{name}</p>
					</li>
				))}
				<li className="flex flex-col gap-5">
					<Logo name="Ringline" />
					<RingMark className="size-24" />
					<HouseDrawing className="w-20" />
				</li>
			</ul>
			<RingDivider className="mt-12" />
		</Band>
	);
}

function TypeAndColour() {
	return (
		<Band tone="white" id="type">
			<Group name="Type">
				<div className="grid gap-4">
					<p className="condensed text-display">Display</p>
					<h1>Page title, level one</h1>
					<h2>Section heading, level two</h2>
					<h3>Subheading, level three</h3>
					<p className="text-lg">
						Lead paragraph: most homes that burn are lit by embers, not by the fire front.
					</p>
					<p className="measure">
						Body text at 17 px. Each service closes one of the ways in. Start with the{" "}
						<TextLink to="#type">assessment</TextLink>; it tells you which of the others you need, or call{" "}
						<PlainLink href="tel:+12135550142">(213) 555-0142</PlainLink>.
					</p>
					<p className="figures text-sm text-stone">Small, tabular: $1,111.10 and $9,999.90</p>
				</div>
			</Group>
			<Group name="Colour">
				<ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-6">
					{(Object.keys(color) as ColorName[]).map((name) => (
						<li key={name} className="text-xs">
							<span
								className="block h-12 rounded-sm border border-line"
								style={{ background: color[name] }}
							/>
							{name}
						</li>
					))}
				</ul>
			</Group>
		</Band>
	);
}

function Actions() {
	return (
		<Band>
			<Group name="Buttons">
				<div className="flex flex-wrap items-center gap-3">
					<Button>Get Quote</Button>
					<Button variant="secondary">Learn more</Button>
					<Button variant="ghost">Clear filters</Button>
					<Button variant="destructive">Delete listing</Button>
					<Button size="small">Small</Button>
					<Button size="large">Large</Button>
					<Button busy>Sending</Button>
					<Button variant="secondary" busy>
						Saving
					</Button>
					<Button disabled>Not available</Button>
				</div>
			</Group>
			<Group name="Wayfinding">
				<div className="grid gap-6">
					<Breadcrumb
						crumbs={[{ label: "Home", to: "#" }, { label: "Services", to: "#" }, { label: "Home hardening" }]}
					/>
					<BackLink to="#">Back to marketplace</BackLink>
					<TabLinks
						label="Listings"
						tabs={[
							{ to: "#sale", label: "For sale", count: 128, current: true },
							{ to: "#wanted", label: "Wanted", count: 31, current: false },
						]}
					/>
					<Tabs
						label="Product details"
						tabs={[
							{ value: "what", label: "What it does", panel: <p>Throws 60 gallons a minute over 160 ft.</p> },
							{ value: "box", label: "In the box", panel: <p>Cannon, post, base plate, coupling.</p> },
						]}
					/>
				</div>
			</Group>
			<Group name="Badges">
				<div className="flex flex-wrap gap-2">
					<Badge>Draft</Badge>
					<Badge tone="water">New</Badge>
					<Badge tone="sage">Available</Badge>
					<Badge tone="amber">High</Badge>
					<Badge tone="ember">Urgent</Badge>
					<Badge tone="error">Flagged</Badge>
					<Badge tone="ink">Sold</Badge>
				</div>
			</Group>
		</Band>
	);
}

const counties = ["Los Angeles", "Orange", "Riverside", "San Bernardino", "Ventura"].map((name) => ({
	value: name,
	label: name,
}));

function Forms() {
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
						{ fieldId: "g-email", message: "Enter an e-mail address like name@mail.example" },
						{ fieldId: "g-zip", message: "Enter the 5 digits of the ZIP code" },
					]}
				/>
				<Field label="Full name" required>
					{(control) => <Input {...control} autoComplete="name" defaultValue="Dana Alvarez" />}
				</Field>
				<Field label="E-mail" id="g-email" required error="Enter an e-mail address like name@mail.example">
					{(control) => <Input {...control} type="email" defaultValue="dana@" />}
				</Field>
				<Field label="Phone" optional hint="Only if you want us to call.">
					{(control) => <Input {...control} type="tel" placeholder="(213) 555-0100" />}
				</Field>
				<Field label="ZIP code" id="g-zip" error="Enter the 5 digits of the ZIP code">
					{(control) => <Input {...control} className="max-w-32" inputMode="numeric" />}
				</Field>
				<Field label="County">
					{(control) => <Select {...control} options={counties} placeholder="Select a county" />}
				</Field>
				<Field label="Asking price">
					{(control) => <Input {...control} prefix="$" inputMode="decimal" />}
				</Field>
				<Field label="Lot size">
					{(control) => <Input {...control} suffix="sq ft" defaultValue="12,400" disabled />}
				</Field>
				<Field label="Plans or photos" hint="JPEG, PNG or PDF, 25 MB at most.">
					{(control) => <Input {...control} type="file" />}
				</Field>
				<Field label="What should we know?" className="md:col-span-2">
					{(control) => (
						<Textarea
							{...control}
							maxLength={500}
							counter
							defaultValue="Steep drive, gate code on request."
						/>
					)}
				</Field>
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
					<Checkbox label="I agree to be contacted" error="Tick the box so that we may answer" />
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

const gallons = (value: number) => `${value.toLocaleString("en-US")} gal`;

function Overlays() {
	const [open, setOpen] = useState<"dialog" | "alert" | "panel" | null>(null);
	const when = (name: typeof open) => ({
		open: open === name,
		onOpenChange: (next: boolean) => setOpen(next ? name : null),
	});
	return (
		<Band tone="ash" tight>
			<Group name="Overlays">
				<div className="flex flex-wrap gap-3" onPointerEnter={preloadOverlays}>
					<Button variant="secondary" onClick={() => setOpen("dialog")}>
						Open dialog
					</Button>
					<Button variant="secondary" onClick={() => setOpen("alert")}>
						Open alert dialog
					</Button>
					<Button variant="secondary" onClick={() => setOpen("panel")}>
						Open side panel
					</Button>
					<Button
						variant="ghost"
						onClick={() =>
							showToast({
								title: "Added to cart",
								text: "Hose kit, 1 piece",
								action: { label: "View cart", onClick: () => setOpen("panel") },
							})
						}
					>
						Show toast
					</Button>
					<Button
						variant="ghost"
						onClick={() =>
							showToast({
								tone: "destructive",
								title: "Could not save",
								text: "Check your connection and try again.",
							})
						}
					>
						Show error toast
					</Button>
				</div>
			</Group>
			<LazyDialog
				{...when("dialog")}
				title="Request a consultation"
				description="We call back within 2 hours."
			>
				<div className="grid gap-5">
					<Field label="Full name" required>
						{(control) => <Input {...control} />}
					</Field>
					<Field label="Message">{(control) => <Textarea {...control} />}</Field>
					<Button className="w-full">Send request</Button>
				</div>
			</LazyDialog>
			<LazyAlertDialog
				{...when("alert")}
				title="Delete this listing?"
				description="It disappears from the marketplace at once and cannot be brought back."
				confirmLabel="Delete listing"
				destructive
				onConfirm={() => setOpen(null)}
			/>
			<LazySidePanel {...when("panel")} title="Cart" footer={<Button className="w-full">Checkout</Button>}>
				<SpecList
					specs={[
						{ name: "Hose kit", value: "$489.00" },
						{ name: "Sensor mast", value: "$1,290.00" },
					]}
				/>
			</LazySidePanel>
		</Band>
	);
}

type Plan = { name: string; price: string; cannons: string; reach: string };
const plans: Plan[] = [
	{ name: "Essential", price: "$28,000", cannons: "3", reach: "60,000 sq ft" },
	{ name: "Complete", price: "$41,500", cannons: "5", reach: "100,000 sq ft" },
	{ name: "Estate", price: "from $68,000", cannons: "8", reach: "160,000 sq ft" },
];

function Content() {
	return (
		<Band contours>
			<div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
				<div>
					<BandHeading title="Text beside a drawing, on one strong left edge" className="mb-6 md:mb-6">
						A split layout: what it is, what it measures, what it costs.
					</BandHeading>
					<SpecList
						specs={[
							{ name: "Flow", value: "60 gal/min" },
							{ name: "Throw", value: "160 ft" },
							{ name: "Supply", value: "Pool, 8,000 gal or more" },
						]}
					/>
				</div>
				<CannonDrawing className="w-full" />
			</div>
			<NumberedSteps
				className="mt-14"
				columns
				steps={[
					{ title: "Property assessment", text: "Annotated photos, zone maps and a fire-readiness score." },
					{ title: "Vegetation management", text: "Clearing that keeps the shade and breaks the ladder." },
					{ title: "Defensible space", text: "Three rings, planned and built: 0–5, 5–30 and 30–100 feet." },
				]}
			/>
			<div className="mt-14">
				<StackTable
					caption="Systems compared"
					columns={[
						{ label: "System", cell: (plan) => plan.name },
						{ label: "Cannons", cell: (plan) => plan.cannons, align: "end" },
						{ label: "Coverage", cell: (plan) => plan.reach, align: "end" },
						{ label: "Price", cell: (plan) => plan.price, align: "end" },
					]}
					rows={plans}
					rowKey={(plan) => plan.name}
				/>
			</div>
			<div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-2">
				<div className="border-t border-line">
					<Disclosure summary="Does it work when the power is off?" name="faq" open>
						Yes. A battery and a solar panel run sensors, controller and pump for 72 hours.
					</Disclosure>
					<Disclosure summary="How much water does it need?" name="faq">
						A pool of 8,000 gallons lasts about 2 hours with four cannons.
					</Disclosure>
				</div>
				<Carousel label="Photos of the listing">
					{[HouseDrawing, PoolDrawing, TankDrawing].map((Art) => (
						<div key={Art.name} className="rounded-md bg-ash">
							<Art className="mx-auto aspect-4/3 w-full" />
						</div>
					))}
				</Carousel>
			</div>
			<Prose className="mt-14">
				<h2>Prose</h2>
				<p>
					Embers travel up to two miles ahead of the front. <strong>They enter through vents</strong>, gutters
					and decks.
				</p>
				<ul>
					<li>Screen vents with 1/8 in mesh.</li>
					<li>Clear the first 5 ft to mineral soil.</li>
				</ul>
				<blockquote>When the order comes you leave; the system stays and works.</blockquote>
			</Prose>
		</Band>
	);
}

function States() {
	return (
		<Band tone="white">
			<Group name="Notices">
				<div className="grid gap-4">
					<Notice title="We call back within 2 hours">Every day from 7 am to 9 pm.</Notice>
					<Notice tone="amber" title="Red flag warning">
						Los Angeles County until Thursday, 6 pm.
					</Notice>
					<Notice tone="sage">Your system passed all 39 points.</Notice>
					<Notice tone="error">The card could not be charged. Try another one or call us.</Notice>
				</div>
			</Group>
			<Group name="Progress">
				<div className="grid gap-6">
					<Progress label="Intake" value={3} max={10} text="Step 3 of 10" />
					<Progress label="Uploading roof.jpg" value={64} />
					<Spinner label="Looking up the address" />
				</div>
			</Group>
			<Group name="Loading">
				<div className="grid gap-6 sm:grid-cols-[12rem_1fr]">
					<Skeleton className="aspect-4/3 w-full" />
					<div>
						<Skeleton className="mb-4 h-7 w-2/3" />
						<SkeletonText />
					</div>
				</div>
			</Group>
			<EmptyState title="No listings match" action={<Button variant="secondary">Clear filters</Button>}>
				Try a wider area or fewer words.
			</EmptyState>
		</Band>
	);
}

function DarkBand() {
	return (
		<Band tone="ink" contours>
			<BandHeading title="On ink">
				Contour lines at 6 % white. Links turn <TextLink to="#">light</TextLink>.
			</BandHeading>
			<StatRow>
				<Stat value="24/7">emergency line</Stat>
				<Stat value="72 hours">on battery</Stat>
			</StatRow>
			<div className="mt-8 flex flex-wrap gap-3">
				<Button>Get Quote</Button>
				<Button variant="on-dark">Call us</Button>
			</div>
			<Logo name="Ringline" onDark className="mt-10" />
		</Band>
	);
}

function Group({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="mb-12 grid gap-4 lg:grid-cols-[12rem_1fr]">
			<h2 className="text-label text-stone">{name}</h2>
			<div className="min-w-0">{children}</div>
		</div>
	);
}
