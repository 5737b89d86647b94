// What a mail is made of. Every block renders as HTML or as plain text, so that both parts say the same.
import { createContext, Fragment, type ReactNode, useContext } from "react";
import { fonts, palette } from "./mail-style.ts";

export const MailFormat = createContext<"html" | "text">("html");

export function useIsText(): boolean {
	return useContext(MailFormat) === "text";
}

export function Paragraph({ children }: { children: ReactNode }) {
	if (useIsText())
		return (
			<>
				{children}
				{"\n\n"}
			</>
		);
	return <p style={{ margin: "0 0 16px" }}>{children}</p>;
}

export type Fact = { name: string; value: string; href?: string };

/** Names and values, such as a visitor's details. Values may have several lines. */
export function Facts({ title, rows }: { title?: string; rows: readonly Fact[] }) {
	if (useIsText()) {
		const lines = rows.map(({ name, value }) => `${name}:${value.includes("\n") ? "\n" : " "}${value}\n`);
		return [title ? `${title}\n` : "", ...lines, "\n"].join("");
	}
	const border = `1px solid ${palette.line}`;
	return (
		<>
			{title && <Title>{title}</Title>}
			<table
				role="presentation"
				width="100%"
				cellPadding={0}
				cellSpacing={0}
				className="line"
				style={{ margin: "0 0 20px", borderBottom: border, font: fonts.text }}
			>
				<tbody>
					{rows.map(({ name, value, href }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and nothing moves.
						<tr key={index}>
							<td
								valign="top"
								width="34%"
								className="line gray"
								style={{ borderTop: border, padding: "10px 16px 10px 0", color: palette.gray }}
							>
								{name}
							</td>
							<td
								dir="auto"
								valign="top"
								className="line"
								style={{ borderTop: border, padding: "10px 0", fontWeight: 600, ...anywhere }}
							>
								{href ? <MailLink href={href}>{value}</MailLink> : <Lines text={value} />}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}

export function MailList({ title, items, isNumbered = false }: MailListProps) {
	if (useIsText()) {
		const lines = items.map((item, index) => `${isNumbered ? `${index + 1}.` : "-"} ${item}\n`);
		return [title ? `${title}\n` : "", ...lines, "\n"].join("");
	}
	const List = isNumbered ? "ol" : "ul";
	return (
		<>
			{title && <Title>{title}</Title>}
			<List style={{ margin: "0 0 16px", padding: "0 0 0 22px" }}>
				{items.map((item, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may come twice, and nothing moves.
					<li key={index} dir="auto" style={{ margin: "0 0 6px", ...anywhere }}>
						<Lines text={item} />
					</li>
				))}
			</List>
		</>
	);
}

type MailListProps = { title?: string; items: readonly string[]; isNumbered?: boolean };

/** A button. In plain text its label and the address. */
export function Action({ label, href }: { label: string; href: string }) {
	if (useIsText()) return `${label}:\n${href}\n\n`;
	return (
		<table
			role="presentation"
			cellPadding={0}
			cellSpacing={0}
			style={{ margin: "8px 0 24px", font: fonts.text }}
		>
			<tbody>
				<tr>
					<td style={{ background: palette.ember }}>
						<a
							href={href}
							style={{
								display: "inline-block",
								padding: "12px 22px",
								color: "#ffffff",
								fontWeight: 600,
								textDecoration: "none",
							}}
						>
							{label}
						</a>
					</td>
				</tr>
			</tbody>
		</table>
	);
}

function MailLink({ href, children }: { href: string; children: string }) {
	return (
		<a href={href} className="link" style={{ color: palette.water }}>
			{children}
		</a>
	);
}

function Title({ children }: { children: string }) {
	return <h2 style={{ margin: "24px 0 8px", font: fonts.subheading }}>{children}</h2>;
}

/** Text with its line breaks. */
export function Lines({ text }: { text: string }) {
	if (useIsText()) return text;
	return text.split("\n").map((line, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name, and nothing moves.
		<Fragment key={index}>
			{index > 0 && <br />}
			{line}
		</Fragment>
	));
}

/** An address or a word without spaces must not make the mail wider than the screen. */
const anywhere = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;
