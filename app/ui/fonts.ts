// The three fonts above the fold on every page, preloaded by the document.
import body from "./fonts/barlow-400.woff2?url";
import strong from "./fonts/barlow-600.woff2?url";
import headline from "./fonts/barlow-condensed-600.woff2?url";

export const preloadedFonts: readonly string[] = [headline, body, strong];
