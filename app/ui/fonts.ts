// The two faces above the fold on every page; the document preloads them.
import body from "@fontsource/barlow/files/barlow-latin-400-normal.woff2?url";
import headline from "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url";

export const preloadedFonts: readonly string[] = [headline, body];
