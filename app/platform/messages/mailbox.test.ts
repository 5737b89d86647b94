import { expect, test } from "vitest";
import { mailboxKey } from "./mailbox.server.ts";

test.each([
	["ada@grove.example", "Ada <ADA+shop@Grove.example.>"],
	["ada@gmail.com", "a.d.a+x@googlemail.com"],
	["ada@outlook.com", "Ada+news@Outlook.com"],
	["ada@icloud.com", "ada+1@me.com"],
	["ada@yahoo.com", "ada-list@yahoo.com"],
	["ada@yahoo.co.uk", "ada-list@yahoo.co.uk"],
	["ada@proton.me", "a_d-a+x@protonmail.com"],
	["ada@fastmail.com", "anything@ada.fastmail.fm"],
	["ada@xn--bcher-kva.example", "ada@bücher.example"],
])("%s and %s are one mailbox", (one, other) => expect(mailboxKey(other)).toBe(mailboxKey(one)));

test.each([
	["a.da@grove.example", "ada@grove.example"],
	["ada-list@grove.example", "ada@grove.example"],
	["ada@gmail.com", "ada@grove.example"],
	["+ada@grove.example", "+bo@grove.example"],
])("%s and %s are two", (one, other) => expect(mailboxKey(other)).not.toBe(mailboxKey(one)));
