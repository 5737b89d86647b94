import { afterEach, expect, test } from "vitest";
import { overrideEnv } from "../env.server.ts";
import { publicUrl } from "./public-url.server.ts";

afterEach(() => overrideEnv({ PUBLIC_URL: undefined, PORT: 3000 }));

test("the address that leaves the site is PUBLIC_URL, else this machine's own", () => {
	overrideEnv({ PUBLIC_URL: undefined, PORT: 4321 });
	expect(publicUrl()).toBe("http://localhost:4321");
	overrideEnv({ PUBLIC_URL: "https://ringline.example" });
	expect(publicUrl()).toBe("https://ringline.example");
});
