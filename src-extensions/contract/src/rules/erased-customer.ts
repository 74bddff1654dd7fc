/** A reserved domain (RFC 2606) that the forms reject: nobody can order or write a review under it. */
const RESERVED_DOMAIN = '@invalid';

/** Replaces the name of an erased customer in both languages. */
export const ERASED_NAME = 'N.N.';

/** Replaces the phone number of an erased customer. */
export const ERASED_PHONE = '–';

/**
 * The address that replaces an erased customer's on all orders, so that figures still count one customer
 * (product.md, Personal data).
 * @param random a random text made for this customer, from which nobody can work out who it was
 */
export const erasedEmail = (random: string): string => `erased-${random}${RESERVED_DOMAIN}`;

/** Whether an address is that of an erased customer. */
export const isErasedEmail = (email: string): boolean => email.endsWith(RESERVED_DOMAIN);
