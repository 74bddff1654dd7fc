/** What an answer of any kind says to browsers: it is what it says it is, and pages of other sites cannot load it. */
export const ANSWER_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** What a 401 asks for (RFC 6750): a token, for which browsers open no window as they do for `Basic`. */
export const BEARER_CHALLENGE = 'Bearer realm="Pickup"';

/** What a page says besides, whoever makes it: alone in its window and in no frame, without the device's senses. */
export const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
} as const;
