/*
 * Limits of what somebody sends: lengths in characters unless said otherwise. They stand apart from the schemas so that a
 * page or a form can use them without zod.
 */

/** A person's name, email address and phone number: of a customer, a reviewer or the restaurant. */
export const PERSON_LIMITS = { name: 100, email: 254, phone: 30 } as const;

export const ORDER_LIMITS = {
  ...PERSON_LIMITS,
  lines: 50,
  /** In cents: what the order tables can hold. */
  totalCents: 2_000_000_000,
  quantity: 99,
  notes: 500,
  customization: 100,
  customizations: 10,
} as const;

export const REVIEW_LIMITS = { comment: 2000, orderNumber: 30 } as const;

/** A new password. The owner's settings have the same limits. */
export const PASSWORD_LIMITS = { min: 8, max: 72 } as const;

/** Categories, dishes and deals. */
export const CONTENT_LIMITS = {
  /** Name of a dish, title of a deal. */
  name: 100,
  description: 500,
  categoryName: 60,
  categoryDescription: 300,
  imageUrl: 500,
  /** The description of a picture for those who do not see it. */
  imageAlt: 150,
  /** In euros. */
  price: 9999.99,
} as const;

/**
 * Whether a picture may have this address: none, a path of this site, or an https address. The server's content security
 * policy lets pages load no other picture.
 */
export const isImageUrl = (url: string): boolean => url === '' || /^(https:\/\/|\/(?!\/))\S+$/.test(url);

/** The picture of a dish or deal that has none. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** A picture the owner uploads; the number of pixels bounds the memory needed to decode it. */
export const PICTURE_LIMITS = { bytes: 20 * 1024 * 1024, pixels: 50_000_000 } as const;

/** Accepted content types; the server checks the bytes of the file, too. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Widths in px in which a picture of a dish is shown. */
export const PICTURE_WIDTHS = { small: 320, full: 640 } as const;

export const RESTAURANT_LIMITS = {
  ...PERSON_LIMITS,
  address: 200,
  description: 1000,
  story: 4000,
  mission: 2000,
  /** City, state and country. */
  place: 100,
  postalCode: 20,
  webAddress: 500,
  specialInstructions: 1000,
  /** Rating text and service availability: a tile of the home page each. */
  tile: 100,
  currencySymbol: 5,
  /** Bounds of a preparation time, whichever the unit. */
  preparation: { min: 1, max: 180 },
  /** Minutes an order may stay unopened before an alert is raised. */
  unseen: { min: 1, max: 60 },
  capacity: 100_000,
} as const;

/** Whether a text is an http(s) address, or empty. */
export const isWebAddress = (url: string): boolean => url === '' || /^https?:\/\/\S+$/.test(url);
