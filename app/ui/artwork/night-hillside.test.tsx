import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NightHillside } from "./night-hillside.tsx";

test("the hero scene stays small enough to travel inside the page", () => {
	expect(renderToStaticMarkup(<NightHillside />).length).toBeLessThan(25_000);
});

test("server and browser draw the same hillside", () => {
	expect(renderToStaticMarkup(<NightHillside />)).toBe(renderToStaticMarkup(<NightHillside />));
});
