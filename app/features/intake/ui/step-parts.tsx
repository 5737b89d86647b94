// Questions with much code of their own, and the review: their code comes with the step that shows them, the others'
// follows as soon as the page is alive. The first screen loads one step, and a step change waits for nothing.
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { nextPaint } from "#app/ui/next-paint.ts";

type StepPart<Props> = { arrive: () => Promise<unknown>; current: () => ComponentType<Props> };

export const addressField = stepPart(async () => (await import("./address-field.tsx")).AddressField);
export const fileField = stepPart(async () => (await import("./file-field.tsx")).FileField);
export const slider = stepPart(async () => (await import("#app/ui/slider.tsx")).Slider);
export const review = stepPart(async () => (await import("./review.tsx")).Review);

export function Part<Props extends object>({ of, props }: { of: StepPart<Props>; props: Props }) {
	// Chosen once: another component in its place would forget what is typed.
	const [Chosen] = useState(of.current);
	return (
		<Suspense fallback={<p className="text-stone">This part comes as soon as you have reception.</p>}>
			<Chosen {...props} />
		</Suspense>
	);
}

export function useOtherSteps(): void {
	useEffect(() => {
		void nextPaint().then(() =>
			Promise.all([addressField, fileField, slider, review].map((part) => part.arrive())),
		);
	}, []);
}

function stepPart<Props>(load: () => Promise<ComponentType<Props>>): StepPart<Props> {
	let arrived: ComponentType<Props> | undefined;
	const arrive = async () => {
		arrived ??= await despiteBadReception(load);
		return { default: arrived };
	};
	const arriving = lazy(arrive) as unknown as ComponentType<Props>;
	// What has arrived is drawn in the same frame; what has not, as soon as it is there.
	return { arrive, current: () => arrived ?? arriving };
}

const RETRY_MS = 3_000;

async function despiteBadReception<Code>(load: () => Promise<Code>): Promise<Code> {
	for (;;) {
		try {
			return await load();
		} catch {
			await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
		}
	}
}
