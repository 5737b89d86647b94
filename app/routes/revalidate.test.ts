import { createMemoryRouter, data } from "react-router";
import { expect, test } from "vitest";
import { alsoWhenOutdated } from "./revalidate.ts";

/** How often the page's data is loaded again after its form is answered with this status. */
async function loadsAfter(status: number): Promise<number> {
	let loads = 0;
	const router = createMemoryRouter(
		[
			{
				path: "/",
				loader: () => ({ loads: ++loads }),
				action: () => data(null, { status }),
				shouldRevalidate: alsoWhenOutdated,
			},
		],
		{ hydrationData: { loaderData: {} } },
	);
	await router.navigate("/");
	loads = 0;
	await router.navigate("/", { formMethod: "post", formData: new FormData() });
	router.dispose();
	return loads;
}

test.each([
	[200, 1],
	[404, 1],
	[409, 1],
	[422, 0],
])("after a form answered with %i the page loads %i times", async (status, loads) => {
	expect(await loadsAfter(status)).toBe(loads);
});
