import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

/** The field on pages that are about something else. Its HTML is complete; suggestions come once its code has loaded. */
export const YourAddress = lazyPart(async () => (await import("./your-address-form.tsx")).YourAddressForm);
