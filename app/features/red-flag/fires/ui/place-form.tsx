// Where are you? A ZIP code works everywhere; the device's place is offered once scripts run.
import { LocateFixed } from "lucide";
import { useEffect, useState } from "react";
import { Form, href, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Locating = "idle" | "busy" | "refused";

export function PlaceForm({ zip, problem }: { zip: string; problem: string | null }) {
	const [canLocate, setCanLocate] = useState(false);
	const [locating, setLocating] = useState<Locating>("idle");
	const navigate = useNavigate();
	useEffect(() => setCanLocate("geolocation" in navigator), []);

	function locate() {
		setLocating("busy");
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setLocating("idle");
				// Two decimals are about half a mile: enough for a distance, and all that we need to know.
				const lat = coords.latitude.toFixed(2);
				const lon = coords.longitude.toFixed(2);
				void navigate(`${href("/fires")}?lat=${lat}&lon=${lon}`, { preventScrollReset: true });
			},
			() => setLocating("refused"),
			{ maximumAge: 300_000, timeout: 15_000 },
		);
	}

	return (
		<Form method="get" action={href("/fires")} className="flex flex-wrap items-end gap-3" preventScrollReset>
			<TextField
				key={zip}
				label="ZIP code"
				error={problem}
				className="w-44 grow sm:grow-0"
				name="zip"
				defaultValue={zip}
				inputMode="numeric"
				autoComplete="postal-code"
				maxLength={10}
			/>
			<Button type="submit">Show distance</Button>
			<Button
				variant="secondary"
				onClick={locate}
				busy={locating === "busy"}
				className={canLocate ? undefined : "invisible"}
			>
				<Icon of={LocateFixed} className="size-5" />
				Use my location
			</Button>
			<p role="status" className="basis-full text-slate empty:hidden">
				{locating === "refused" && "Your device didn't share its location. Enter your ZIP code instead."}
			</p>
		</Form>
	);
}
