import { FileText, X } from "lucide";
import { useEffect, useState } from "react";
import { href } from "react-router";
import type { Upload } from "#app/ui/begun/upload-queue.ts";
import { DropZone } from "#app/ui/forms/drop-zone.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FilesField } from "../../field.ts";
import { acceptedTypesText, acceptOf, type DraftFile, readableSize } from "../../files/file-rules.ts";
import { idOf } from "../../journey.ts";
import type { Uploads } from "./use-uploads.ts";

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
					<DropZone
						{...control}
						text={field.accept.includes("pdf") ? "Choose files" : "Choose photos"}
						name={field.name}
						accept={acceptOf(field)}
						multiple
						onFiles={(files) => uploads.add(field.name, files)}
					/>
				)}
			</Field>
			{present.length + pending.length > 0 && (
				<ul className="file-list" aria-label="Files added here">
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
		<li>
			<Thumbnail
				src={file.isPhoto ? `${href("/intake-wizard/files/:id", { id: file.id })}?thumbnail` : undefined}
			/>
			<a
				href={href("/intake-wizard/files/:id", { id: file.id })}
				className="link min-w-0 [overflow-wrap:anywhere]"
				download
			>
				{file.fileName}
			</a>
			<span className="figures text-sm text-stone">{readableSize(file.bytes)}</span>
			<button
				type="submit"
				name="remove"
				value={file.id}
				className="button button-ghost button-small"
				onClick={(event) => {
					event.preventDefault();
					void remove(file);
				}}
			>
				Remove<span className="sr-only"> {file.fileName}</span>
			</button>
		</li>
	);
}

/** Small picture of a photo, a sheet of paper for the rest. A photo that cannot be shown leaves the sheet. */
function Thumbnail({ src }: { src: string | undefined }) {
	return (
		<span className="file-thumbnail">
			<Icon of={FileText} className="size-6 text-water" />
			{src && <img src={src} alt="" loading="lazy" />}
		</span>
	);
}

function PendingFile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
	const { key, file, share, problem, canRetry } = upload;
	if (problem)
		return (
			<li className="flex items-center gap-x-1" role="alert">
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
	return <SendingFile file={file} share={share} />;
}

function SendingFile({ file, share }: { file: File; share: number }) {
	const percent = Math.round(share * 100);
	const preview = useObjectUrl(file);
	return (
		<li>
			<Thumbnail src={preview} />
			<span className="min-w-0 [overflow-wrap:anywhere]">{file.name}</span>
			<span className="figures text-sm text-stone">{percent}%</span>
			<progress className="sr-only" value={percent} max={100} aria-label={`Uploading ${file.name}`} />
			<span className="col-span-full h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
				<span className="block h-full origin-left bg-water" style={{ transform: `scaleX(${share})` }} />
			</span>
		</li>
	);
}

function useObjectUrl(file: File): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		if (!file.type.startsWith("image/")) return;
		const made = URL.createObjectURL(file);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return url;
}
