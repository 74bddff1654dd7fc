/** Limits of a picture the owner uploads; the pixels bound the memory it takes to open it. Apart from the schemas, so that a page can use them without zod. */
export const PICTURE_LIMITS = { bytes: 20 * 1024 * 1024, pixels: 50_000_000 } as const;

/** What is taken; what a file really is, its content says. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Widths in px in which a picture of a dish is shown. */
export const PICTURE_WIDTHS = { small: 320, full: 640 } as const;
