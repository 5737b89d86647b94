// Why a photo was refused, and what to do about it.

export type PhotoProblem =
	| "not-an-image"
	| "heic-not-supported"
	| "too-large"
	| "too-many-pixels"
	| "damaged"
	| "over-budget"
	| "infected"
	| "not-scanned";

export function photoProblemText(problem: PhotoProblem, fileName: string): string {
	const name = fileName ? `“${fileName}”` : "This file";
	switch (problem) {
		case "not-an-image":
			return `${name} is not a photo. Please choose a JPG, PNG or WebP image.`;
		case "heic-not-supported":
			return `${name} is in a format we can't read. Please save it as JPG and choose it again.`;
		case "too-large":
			return `${name} is larger than 25 MB. Please choose a smaller photo.`;
		case "too-many-pixels":
			return `${name} has too many pixels. Please save it as a JPG of at most 64 megapixels and choose it again.`;
		case "over-budget":
			return "Your network has sent too many photos today. Please try again tomorrow.";
		case "infected":
			return `Our virus scanner found something in ${name}, so we didn't store it. Please choose another photo.`;
		case "not-scanned":
			return "We can't check photos for viruses right now. Please try again in a few minutes.";
		case "damaged":
			return `${name} is damaged. Please choose another photo.`;
	}
}
