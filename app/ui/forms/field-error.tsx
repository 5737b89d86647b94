export function FieldError({ id, children }: { id: string; children: string }) {
	return (
		<p id={id} className="mb-2 text-sm font-semibold text-error">
			<span className="sr-only">Error: </span>
			{children}
		</p>
	);
}
