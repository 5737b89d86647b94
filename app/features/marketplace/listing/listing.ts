// A listing, for sale or wanted, and its labels.
import { shortDollars } from "#app/ui/money.ts";
import { numerals } from "#app/ui/numerals.ts";

export const listingKinds = ["sale", "wanted"] as const;
export type ListingKind = (typeof listingKinds)[number];

export const urgencies = ["low", "medium", "high", "urgent"] as const;
export type Urgency = (typeof urgencies)[number];

export const urgencyLabels: Record<Urgency, string> = {
	low: "Low - Can wait weeks/months",
	medium: "Medium - Need within a few weeks",
	high: "High - Need within days",
	urgent: "Urgent - Need ASAP",
};

export const conditions = ["new", "like-new", "used", "parts"] as const;
export type Condition = (typeof conditions)[number];

export const conditionLabels: Record<Condition, string> = {
	new: "New",
	"like-new": "Like new",
	used: "Used, works",
	parts: "For parts",
};

export const contactMethods = ["phone", "message", "both"] as const;
export type ContactMethod = (typeof contactMethods)[number];

export const MAX_PHOTOS_PER_LISTING = 10;
export const LISTING_LIFETIME_DAYS = 60;
export const EXPIRY_REMINDER_DAYS = 7;
/** A listing whose poster has not opened the link in the first email by then is hidden. */
export const CONFIRMATION_DAYS = 2;

/** A photo of a listing. `key` is its folder below /media, with one WebP file per width. */
export type Photo = { key: string; width: number; height: number; widths: number[] };

/** The data of a card. */
export type ListingCard = {
	id: string;
	kind: ListingKind;
	title: string;
	description: string;
	amountCents: number;
	isFree: boolean;
	category: string;
	location: string;
	/** From the ZIP code the visitor searched with, rounded; null without one. */
	miles?: number | null;
	condition: Condition | null;
	urgency: Urgency;
	/** The poster has not proved the email address yet. */
	isUnconfirmed: boolean;
	/** Relative to when the page was rendered. */
	age: string;
	photo: Photo | null;
};

/** The data of a listing page. Leaves out the seller's email and phone on purpose: the page would be scraped. */
export type PublicListing = Omit<ListingCard, "photo"> & {
	zip: string;
	contactMethod: ContactMethod;
	hasWhatsapp: boolean;
	licenseNumber: string | null;
	photos: Photo[];
	createdAt: Date;
	expiresAt: Date;
};

/** Labels that differ between the two kinds. */
export const kindLabels = {
	sale: { noun: "product", Noun: "Product", closed: "sold", poster: "seller", contact: "Call Seller" },
	wanted: {
		noun: "wanted item",
		Noun: "Wanted item",
		closed: "found",
		poster: "buyer",
		contact: "Contact Buyer",
	},
} as const;

/** 'FREE', '$1,250', 'Ask for price' or 'Up to $900'. */
export function amountText({
	kind,
	amountCents,
	isFree,
}: Pick<ListingCard, "kind" | "amountCents" | "isFree">): string {
	if (kind === "wanted") return amountCents > 0 ? `Up to ${shortDollars(amountCents)}` : "Budget negotiable";
	if (isFree) return "FREE";
	return amountCents > 0 ? shortDollars(amountCents) : "Ask for price";
}

/** 'Under 1 mile', '1 mile' or '12 miles'. */
export function distanceText(miles: number): string {
	if (miles < 1) return "Under 1 mile";
	return miles === 1 ? "1 mile" : `${numerals(miles)} miles`;
}

export function isUrgent(urgency: Urgency): boolean {
	return urgency === "urgent" || urgency === "high";
}

/** WhatsApp requires the country code; ten digits are a US number. */
export function whatsappLink(number: string, message: string): string {
	const digits = digitsIn(number);
	const isLocal = digits.length === 10 && !number.trim().startsWith("+");
	return `https://wa.me/${isLocal ? `1${digits}` : digits}?text=${encodeURIComponent(message)}`;
}

export function whatsappMessage({ kind, title }: Pick<ListingCard, "kind" | "title">): string {
	return kind === "sale"
		? `Hi! I'm interested in your listing: ${title}`
		: `Hi! I have what you're looking for: ${title}`;
}

export function digitsIn(phone: string): string {
	return phone.replace(/\D/g, "");
}

export function photoUrl(photo: Photo, width: number): string {
	const kept = photo.widths.find((candidate) => candidate >= width) ?? photo.widths.at(-1) ?? width;
	return `/media/${photo.key}/${kept}.webp`;
}

export function photoSrcSet(photo: Photo): string {
	return photo.widths.map((width) => `/media/${photo.key}/${width}.webp ${width}w`).join(", ");
}
