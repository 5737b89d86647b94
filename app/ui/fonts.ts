// The two faces above the fold on every page; the document preloads them.
import body from "./fonts/barlow-400.woff2?url";
import headline from "./fonts/barlow-condensed-600.woff2?url";

export const preloadedFonts: readonly string[] = [headline, body];
