// What the shop keeps on the device. When storage is blocked or full, the cart lives as long as the page.

export const CART_KEY = "ringline-cart";
export const SAVED_KEY = "ringline-saved";
export const DISCOUNT_KEY = "ringline-discount";
export const PENDING_KEY = "ringline-checkout";
