/*
 * What pictures may be. Apart from the schemas, so that a page or a form can use it without zod.
 */

/**
 * Whether a picture may have this address: none, a path of this site, or an https address. The server's content security
 * policy lets pages load no other picture.
 */
export const isImageUrl = (url: string): boolean => url === '' || /^(https:\/\/|\/(?!\/))\S+$/.test(url);

/** What stands in an answer for the picture of a dish or deal that has none. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** Whether this is the address of a picture of the thing itself. */
export const isOwnPicture = (url: string): boolean => url !== '' && url !== PLACEHOLDER_IMAGE;

/** A picture the owner uploads; the number of pixels bounds the memory needed to decode it. */
export const PICTURE_LIMITS = { bytes: 20 * 1024 * 1024, pixels: 50_000_000 } as const;

/** Accepted content types; the server checks the bytes of the file, too. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What an uploaded picture is of: `dish` is one of a dish or deal, `hero` the large one of the home page. */
export const PICTURE_KINDS = ['dish', 'hero', 'logo'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/**
 * The two widths in px in which pages show an uploaded picture, and its width divided by its height. What does not fit is cut
 * off, but of a logo, which gets a clear margin instead.
 */
export const PICTURE_SHAPES = {
  dish: { small: 320, full: 640, aspect: 4 / 3, isWhole: false },
  hero: { small: 640, full: 1280, aspect: 4 / 3, isWhole: false },
  logo: { small: 96, full: 192, aspect: 1, isWhole: true },
} as const satisfies Record<PictureKind, { small: number; full: number; aspect: number; isWhole: boolean }>;

/** An address of an uploaded picture: its kind and 16 random hexadecimal digits. */
export const UPLOADED_PICTURE = /^\/uploads\/((dish|hero|logo)-[0-9a-f]{16}\.webp)$/;
