// The frame of every mail: 600 pixels wide, made of tables, because old mail clients know nothing else.
import type { ReactNode } from "react";
import { company, contact } from "../company.ts";
import { useIsText } from "./mail-blocks.tsx";
import { darkStyles, fonts, palette } from "./mail-style.ts";

const street = `${contact.street}, ${contact.city}, ${contact.region} ${contact.postalCode}`;
const emergency = "In an emergency, call 911 first. Emergency line for owners of our systems, 24/7: ";

type MailLayoutProps = {
	heading: string;
	/** Above the heading, 1200 x 630. Many mail clients show it only when asked to, and its text until then. */
	picture?: MailPicture | undefined;
	children: ReactNode;
};

export type MailPicture = { src: string; alt: string };

export function MailLayout({ heading, picture, children }: MailLayoutProps) {
	if (useIsText())
		return (
			<>
				{`${heading}\n\n`}
				{children}
				{["-- ", company.name, street, company.licenseNote, emergency + contact.emergencyPhone].join("\n")}
			</>
		);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{heading}</title>
				<style>{darkStyles}</style>
			</head>
			<body className="page" style={{ margin: 0, padding: 0, background: palette.page }}>
				<table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
					<tbody>
						<tr>
							<td align="center" className="page" style={{ padding: "24px 12px", background: palette.page }}>
								<Card heading={heading} picture={picture}>
									{children}
								</Card>
							</td>
						</tr>
					</tbody>
				</table>
			</body>
		</html>
	);
}

function Card({ heading, picture, children }: MailLayoutProps) {
	return (
		<table
			role="presentation"
			width={600}
			cellPadding={0}
			cellSpacing={0}
			className="card"
			style={{
				width: "100%",
				maxWidth: 600,
				background: palette.card,
				color: palette.ink,
				font: fonts.text,
				textAlign: "left",
			}}
		>
			<tbody>
				<tr>
					<td style={{ padding: "18px 28px", background: palette.ink, color: "#ffffff", fontWeight: 600 }}>
						{company.name}
						<br />
						<span style={{ font: fonts.small, color: palette.page }}>{company.tagline}</span>
					</td>
				</tr>
				{picture && (
					<tr>
						<td style={{ padding: 0 }}>
							<img
								src={picture.src}
								alt={picture.alt}
								width={600}
								height={315}
								// Or React adds a preload link, which no mail client needs.
								fetchPriority="low"
								className="gray"
								style={{
									display: "block",
									width: "100%",
									height: "auto",
									border: 0,
									font: fonts.small,
									color: palette.gray,
								}}
							/>
						</td>
					</tr>
				)}
				<tr>
					<td style={{ padding: 28 }}>
						<h1 style={{ margin: "0 0 16px", font: fonts.heading }}>{heading}</h1>
						{children}
					</td>
				</tr>
				<tr>
					<td
						className="gray line"
						style={{
							padding: "18px 28px",
							borderTop: `1px solid ${palette.line}`,
							font: fonts.small,
							color: palette.gray,
						}}
					>
						{company.name}
						<br />
						{street}
						<br />
						{company.licenseNote}
						<br />
						{emergency}
						<strong>{contact.emergencyPhone}</strong>
					</td>
				</tr>
			</tbody>
		</table>
	);
}
