// Inline styles for mail clients, most of which ignore style sheets. The few that read one get dark colors from it.
export const palette = {
	page: "#eceae4",
	card: "#ffffff",
	ink: "#15191c",
	gray: "#3b454c",
	line: "#cfcabd",
	ember: "#c8401a",
	water: "#0f5c73",
} as const;

export const fonts = {
	text: "17px/1.55 Barlow,Arial,sans-serif",
	small: "14px/1.5 Barlow,Arial,sans-serif",
	heading: "600 28px/1.15 'Barlow Condensed','Arial Narrow',Arial,sans-serif",
	subheading: "600 20px/1.2 'Barlow Condensed','Arial Narrow',Arial,sans-serif",
} as const;

/** The classes that change in the dark. Inline styles win otherwise, hence `!important`. */
export const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#101315!important}
.card{background:#1b2125!important;color:#f1efe9!important}
.gray{color:#c3c9cd!important}
.line{border-color:#3b454c!important}
.link{color:#7cc3d8!important}
}`;
