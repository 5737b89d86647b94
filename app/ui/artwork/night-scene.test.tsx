import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NightScene } from "./night-scene.tsx";

test("the hero scene stays small enough to travel inside the page", () => {
	expect(renderToStaticMarkup(<NightScene />).length).toBeLessThan(25_000);
});

test("server and browser draw the same hillside", () => {
	expect(renderToStaticMarkup(<NightScene />)).toBe(renderToStaticMarkup(<NightScene />));
});
