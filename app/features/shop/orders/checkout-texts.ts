export const CHECKOUT_FAILED = "There was an error creating your checkout. Please try again.";
