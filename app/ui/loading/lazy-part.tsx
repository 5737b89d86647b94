// The one way to load code late: a component whose code is fetched when it is first needed.
// - While the code cannot be fetched the fallback stays and the fetch is repeated: a lost connection breaks no page.
// - `preload` fetches ahead of need, such as on hover or focus of what will open a dialog.
// - `arrives` is for the click itself. It waits for the code, so that no click is lost, and resolves to false if it
//   cannot be fetched, so that the click can do what it does without JavaScript: follow the link.
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { LateCode } from "./late-code.ts";

type LazyPart<Props> = ((props: Props) => ReactNode) & {
	preload: () => void;
	arrives: () => Promise<boolean>;
};

export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	fallback: ReactNode = null,
): LazyPart<Props> {
	const code = new LateCode(load);
	const Late = lazy(async () => ({ default: await code.fetch() })) as unknown as ComponentType<Props>;
	return Object.assign(
		(props: Props) => (
			<Suspense fallback={fallback}>
				<ChosenOnce choose={() => code.current ?? Late} props={props} />
			</Suspense>
		),
		{ preload: () => void code.fetch(), arrives: () => code.arrives() },
	);
}

/** A dialog or panel: mounted when it is first opened. */
export function lazyDialog<Props extends { open: boolean }>(
	load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
	const Dialog = lazyPart(load);
	return Object.assign((props: Props) => <OnceOpened of={Dialog} props={props} />, {
		preload: Dialog.preload,
		arrives: Dialog.arrives,
	});
}

/** Code that is already here renders in the same frame. Another component in its place later would lose its state. */
function ChosenOnce<Props extends object>({
	choose,
	props,
}: {
	choose: () => ComponentType<Props>;
	props: Props;
}) {
	const [Chosen] = useState(choose);
	return <Chosen {...props} />;
}

/** Stays mounted after the first opening, so that closing can animate and focus can return. */
function OnceOpened<Props extends { open: boolean }>({
	of: Dialog,
	props,
}: {
	of: (props: Props) => ReactNode;
	props: Props;
}) {
	const [wasOpened, setWasOpened] = useState(props.open);
	if (props.open && !wasOpened) setWasOpened(true);
	return wasOpened && <Dialog {...props} />;
}
