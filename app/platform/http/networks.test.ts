import { expect, test } from "vitest";
import { networkOf, networksOf, normalizeAddress } from "./networks.server.ts";

test.each([
	["203.0.113.7", "203.0.113.7"],
	["203.0.113.7:5678", "203.0.113.7"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["::FFFF:cb00:7107", "203.0.113.7"],
	["2001:db8:0:1::1", "2001:db8:0:1::/64"],
	["2001:DB8:0:1:ffff:2:3:4", "2001:db8:0:1::/64"],
	["[2001:db8:0:1::1]:443", "2001:db8:0:1::/64"],
	["[2001:db8:0:1::1]", "2001:db8:0:1::/64"],
	["2001:db8::2:0:0:0:1", "2001:db8:0:2::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
	["::1", "0:0:0:0::/64"],
	["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
	["unknown", "unknown"],
	["", ""],
])("the network of %j is %j", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test.each([
	["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
	["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
	["2001:db8:0:1ff::1", "2001:db8:0:100::/56", "2001:db8:0::/48"],
	["2001:db8:aaaa:ffff::1", "2001:db8:aaaa:ff00::/56", "2001:db8:aaaa::/48"],
	["ada@grove.example", "ada@grove.example", "ada@grove.example"],
])("%j belongs to the site %j and the wide network %j", (address, site, wide) => {
	expect(networkOf(address, "site")).toBe(site);
	expect(networkOf(address, "wide")).toBe(wide);
});

test("a limit counts every network of an address once, and anything else as one", () => {
	expect(networksOf("203.0.113.7").map(({ network }) => network)).toEqual(["203.0.113.7", "203.0.113.0/24"]);
	expect(networksOf("2001:db8::1").map(({ scope }) => scope)).toEqual(["home", "site", "wide"]);
	expect(networksOf("everyone").map(({ network }) => network)).toEqual(["everyone"]);
});

test.each([
	["198.51.100.4:443", "198.51.100.4"],
	["[2001:db8::1]:443", "2001:db8::1"],
	["unknown", ""],
	["1.2.3.4.5", ""],
	["_hidden", ""],
])("the address in %j is %j", (text, address) => {
	expect(normalizeAddress(text)).toBe(address);
});
