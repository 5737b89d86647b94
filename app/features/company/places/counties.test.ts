import { expect, test } from "vitest";
import { countyOfAddress } from "./counties.ts";
import { allZips } from "./zip-centroids.server.ts";

test("an address is in one of our counties, outside them, or we cannot tell", () => {
	expect(countyOfAddress("12 Ridge Road, Altadena, CA 91001")).toBe("Los Angeles");
	expect(countyOfAddress("90210 Vineyard Lane, Napa, CA 94558")).toBe("Napa");
	expect(countyOfAddress("1 Main St, Santa Rosa, CA 95404-1234")).toBe("Sonoma");
	expect(countyOfAddress("5 Lake St, Kelseyville CA 95451")).toBe("Lake");
	expect(countyOfAddress("8 Hill St, Ukiah, CA 95482")).toBe("Mendocino");
	expect(countyOfAddress("12 Oak St, Thousand Oaks, CA 91360")).toBe("other");
	expect(countyOfAddress("1 Elm St, Phoenix, AZ 85001")).toBe("other");
	expect(countyOfAddress("12345 Ridge Road, Altadena")).toBeNull();
	expect(countyOfAddress("The yellow house")).toBeNull();
});

test("the city of the ZIP code agrees with the county", () => {
	const counties: Record<string, string> = {
		"Los Angeles": "Los Angeles",
		Pasadena: "Los Angeles",
		Malibu: "Los Angeles",
		Calabasas: "Los Angeles",
		Palmdale: "Los Angeles",
		"Santa Rosa": "Sonoma",
		Healdsburg: "Sonoma",
		Napa: "Napa",
		"Saint Helena": "Napa",
		Clearlake: "Lake",
		Lakeport: "Lake",
		Ukiah: "Mendocino",
		"Fort Bragg": "Mendocino",
		"Simi Valley": "other",
		"Rancho Cucamonga": "other",
		Anaheim: "other",
		Vallejo: "other",
		Novato: "other",
	};
	const wrong = [...allZips()]
		.filter(({ state, city }) => state === "CA" && city in counties)
		.filter(({ zip, city }) => countyOfAddress(`${city}, CA ${zip}`) !== counties[city]);
	expect(wrong).toEqual([]);
});
