// Peak memory while four people each post ten 12-megapixel photos in one form.
import { type Bench, peakMegabytesOf, startSite } from "./measure.ts";
import { phonePhoto } from "./phone-photo.ts";

const POSTS = 4;
const PHOTOS = 10;

export const photos: Bench = {
	name: "photos",
	about: `${POSTS} posts at once, each with ${PHOTOS} photos of 4000 × 3000 pixels`,
	async run() {
		const photo = await phonePhoto();
		const site = await startSite();
		try {
			const started = performance.now();
			const answers = await Promise.all(
				Array.from({ length: POSTS }, (_, seller) =>
					fetch(`${site.url}/post-product`, {
						method: "POST",
						body: listing(seller, photo),
						redirect: "manual",
					}),
				),
			);
			const seconds = (performance.now() - started) / 1_000;
			const refused = answers.filter(({ status }) => status !== 303);
			if (refused.length > 0) throw new Error(`a post was answered ${refused[0]?.status}`);
			const peak = peakMegabytesOf(site.pid);
			return [
				{
					what: `peak memory of the Node process, ${(photo.length / 1e6).toFixed(1)} MB for each photo`,
					value: `${peak} MB`,
					target: "< 400 MB",
					met: peak < 400,
				},
				{ what: "until the last of the four is answered, one core", value: `${seconds.toFixed(1)} s` },
			];
		} finally {
			await site.stop();
		}
	},
};

function listing(seller: number, photo: Buffer): FormData {
	const form = new FormData();
	form.set("title", `Pump ${seller}`);
	form.set("description", `Serviced every spring, number ${seller}.`);
	form.set("price", "1,250");
	form.set("location", "Topanga");
	form.set("email", `seller${seller}@ringline.example`);
	form.set("phone_number", "(213) 555-0142");
	for (let number = 1; number <= PHOTOS; number++)
		form.append("images", new File([new Uint8Array(photo)], `photo-${number}.jpg`, { type: "image/jpeg" }));
	return form;
}
