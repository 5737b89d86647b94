import { useEffect, useRef } from "react";

export type SummaryError = { fieldId: string; message: string };

/** All errors, above the form. Takes the focus when it appears; renders nothing without errors. */
export function ErrorSummary({
	errors,
	takeFocus = true,
	className,
}: {
	errors: readonly SummaryError[];
	takeFocus?: boolean;
	className?: string;
}) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takeFocus && errors.length > 0) box.current?.focus();
	}, [errors, takeFocus]);
	if (errors.length === 0) return null;
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			className={`rounded-md border-2 border-error bg-white p-5 ${className ?? ""}`}
		>
			<h2 className="text-label">There is a problem</h2>
			<ul className="mt-2 grid gap-1">
				{errors.map(({ fieldId, message }) => (
					<li key={fieldId}>
						<a
							href={`#${fieldId}`}
							className="font-semibold text-error underline underline-offset-4"
							onClick={(event) => {
								const field = document.getElementById(fieldId);
								if (!field) return;
								event.preventDefault();
								field.focus();
								field.scrollIntoView({ block: "center" });
							}}
						>
							{message}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
