/** A domain that is nobody's (RFC 2606) and no address the forms take: nobody orders, writes or asks under it. */
const NOWHERE = '@invalid';

/** Stands where a name was. It is read alike in English and in Dutch. */
export const ERASED_NAME = 'N.N.';

/** Stands where a phone number was. */
export const ERASED_PHONE = '–';

/**
 * The address that keeps an erased customer's orders together, so that every figure still tells customers apart
 * (ruling 28).
 * @param random made for this customer alone; nothing that could be reckoned from who it was
 */
export const erasedEmail = (random: string): string => `erased-${random}${NOWHERE}`;

/** Whether this address is all that is left of a customer. */
export const isErasedEmail = (email: string): boolean => email.endsWith(NOWHERE);
