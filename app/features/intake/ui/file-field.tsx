import { FileText, X } from "lucide";
import { href } from "react-router";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { FilesField } from "../field.ts";
import { acceptedTypesText, acceptOf, type DraftFile, readableSize } from "../files/file-rules.ts";
import { idOf } from "../journey.ts";
import type { Upload, Uploads } from "./use-uploads.ts";

/** Uploads chosen files immediately. Without JavaScript they are posted with the step. */
export function FileField({
	field,
	uploads,
	error,
}: {
	field: FilesField;
	uploads: Uploads;
	error: string | undefined;
}) {
	const present = uploads.files.filter((file) => file.field === field.name);
	const pending = uploads.uploads.filter((upload) => upload.field === field.name);
	const hint = `${field.hint ?? ""} ${acceptedTypesText(field)}, up to 25 MB each.`.trim();
	return (
		<div>
			<Field id={idOf(field.name)} label={field.label} hint={hint} error={error}>
				{(control) => (
					<input
						{...control}
						type="file"
						name={field.name}
						accept={acceptOf(field)}
						multiple
						className="control"
						onChange={(event) => {
							uploads.add(field.name, [...(event.target.files ?? [])]);
							event.target.value = "";
						}}
					/>
				)}
			</Field>
			{present.length + pending.length > 0 && (
				<ul className="mt-3 border-t border-line" aria-label="Files added here">
					{present.map((file) => (
						<StoredFile key={file.id} file={file} remove={uploads.remove} />
					))}
					{pending.map((upload) => (
						<PendingFile key={upload.key} upload={upload} uploads={uploads} />
					))}
				</ul>
			)}
		</div>
	);
}

function StoredFile({ file, remove }: { file: DraftFile; remove: Uploads["remove"] }) {
	return (
		<li className="flex items-center gap-3 border-b border-line py-1.5">
			<Icon of={FileText} className="size-5 flex-none text-water" />
			<a
				href={href("/intake-wizard/files/:id", { id: file.id })}
				className="link min-w-0 flex-1 [overflow-wrap:anywhere]"
				download
			>
				{file.fileName}
			</a>
			<span className="figures flex-none text-sm text-stone">{readableSize(file.bytes)}</span>
			<button
				type="submit"
				name="remove"
				value={file.id}
				className="button button-ghost button-small"
				onClick={async (event) => {
					event.preventDefault();
					if (!(await remove(file)))
						showToast({
							title: "Not removed",
							text: "Try again when you are connected.",
							tone: "destructive",
						});
				}}
			>
				Remove<span className="sr-only"> {file.fileName}</span>
			</button>
		</li>
	);
}

function PendingFile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
	const { key, file, share, problem, canRetry } = upload;
	if (problem)
		return (
			<li className="flex items-center gap-x-1 border-b border-line py-1.5" role="alert">
				<p className="min-w-0 flex-1 text-sm font-semibold text-error [overflow-wrap:anywhere]">{problem}</p>
				{canRetry && (
					<button
						type="button"
						className="button button-ghost button-small"
						onClick={() => uploads.retry(key)}
					>
						Retry<span className="sr-only"> {file.name}</span>
					</button>
				)}
				<button
					type="button"
					className="button button-ghost button-small"
					onClick={() => uploads.dismiss(key)}
					aria-label={`Dismiss ${file.name}`}
				>
					<Icon of={X} />
				</button>
			</li>
		);
	const percent = Math.round(share * 100);
	return (
		<li className="grid gap-1 border-b border-line py-3">
			<span className="flex justify-between gap-4">
				<span className="[overflow-wrap:anywhere]">{file.name}</span>
				<span className="figures flex-none text-sm text-stone">{percent} %</span>
			</span>
			<progress className="sr-only" value={percent} max={100} aria-label={`Uploading ${file.name}`} />
			<span className="h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
				<span className="block h-full origin-left bg-water" style={{ transform: `scaleX(${share})` }} />
			</span>
		</li>
	);
}
