import { expect, test } from "vitest";
import { picture, thumbnail } from "./product-picture.ts";

const photo = {
	url: "https://cdn.shopify.com/s/files/pump.jpg?v=3",
	altText: "Pump",
	width: 700,
	height: 525,
};

test("a photo of the store comes in the widths a screen may need, none wider than itself", () => {
	const { src, srcSet, sizes, width, height } = picture(photo, "50vw");
	expect(srcSet?.split(", ")).toEqual(
		[320, 480, 640].map((size) => `https://cdn.shopify.com/s/files/pump.jpg?v=3&width=${size} ${size}w`),
	);
	expect({ src, sizes, width, height }).toEqual({
		src: "https://cdn.shopify.com/s/files/pump.jpg?v=3&width=640",
		sizes: "50vw",
		// Width and height reserve space before the image loads.
		width: 700,
		height: 525,
	});
	expect(thumbnail(photo.url)).toBe("https://cdn.shopify.com/s/files/pump.jpg?v=3&width=160");
});

test("our own drawings are sent as they are, and another host's address is not touched", () => {
	for (const url of ["/products/hose-pack.svg", "https://cdn.shopify.com.elsewhere.example/a.jpg"]) {
		expect(picture({ ...photo, url }, "50vw")).not.toHaveProperty("srcSet");
		expect(thumbnail(url)).toBe(url);
	}
});
