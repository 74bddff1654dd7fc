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
  /** What has more is written on fewer. */
  notesLines: 12,
  customization: 100,
  customizations: 10,
} as const;

export const REVIEW_LIMITS = { comment: 2000, commentLines: 40, orderNumber: 30 } as const;

/** Notifications about an order: addresses of push services are some 200 characters; nobody follows an order on more devices. */
export const PUSH_LIMITS = { endpoint: 1000, devices: 5 } as const;

/** A new password. The owner's settings have the same limits. */
export const PASSWORD_LIMITS = { min: 8, max: 72 } as const;

/** Categories, dishes and deals. */
export const CONTENT_LIMITS = {
  /** Name of a dish, title of a deal. */
  name: 100,
  /** Cards show its first lines; the sheet and paper all of it. */
  dishDescription: 2000,
  dealDescription: 500,
  categoryName: 60,
  categoryDescription: 300,
  /** Dishes of a category, or categories, that can be put in order. */
  listed: 1000,
  imageUrl: 500,
  /** The description of a picture for those who do not see it. */
  imageAlt: 150,
  /** In euros. */
  price: 9999.99,
  /** Dishes that are added in one go. */
  quickEntry: 200,
} as const;

/** What the kitchen can take on. */
export const KITCHEN_LIMITS = {
  /** Shifts of one day. */
  shifts: 2,
  /** In characters. */
  specialDayNote: 200,
  /** What a busy kitchen adds to its preparation time. */
  extraMinutes: { min: 5, max: 60 },
  /** How far ahead a pause or extra minutes may end, in days. */
  controlDays: 31,
  slotMinutes: { min: 5, max: 60 },
  unitsPerSlot: { min: 1, max: 10_000 },
  horizonDays: { min: 0, max: 14 },
  lastOrderMinutes: { min: 0, max: 240 },
  /** Of one piece of a dish, or of an option that is taken once. */
  kitchenUnits: { min: 0, max: 100 },
  dailyCount: { min: 1, max: 999 },
} as const;

/** What can be chosen of a dish. */
export const OPTION_LIMITS = {
  /** Groups of one dish. */
  groups: 8,
  /** The least and the most that a dish is ordered with of one group. */
  min: { min: 0, max: 10 },
  max: { min: 1, max: 10 },
  /** Options of one group, besides deleted ones. */
  options: 50,
  /** Deleted options that a group keeps: those that were deleted last. */
  deletedOptions: 50,
  /** How often one option may be taken. */
  maxCount: { min: 1, max: 9 },
  /** Added to the price of the dish, in euros. */
  price: 999.99,
} as const;

/** The most choices of one piece of a dish: as many as all its groups take together. */
export const MAX_CHOSEN_OPTIONS = OPTION_LIMITS.groups * OPTION_LIMITS.max.max;

/** The largest price of one piece with its choices, in cents. */
export const MAX_UNIT_CENTS = Math.round(100 * (CONTENT_LIMITS.price + MAX_CHOSEN_OPTIONS * OPTION_LIMITS.price));

export const RESTAURANT_LIMITS = {
  ...PERSON_LIMITS,
  address: 200,
  /** City, state and country. */
  place: 100,
  postalCode: 20,
  webAddress: 500,
  /** Rating text and service availability: a tile of the home page each. */
  tile: 100,
  currencySymbol: 5,
  /** Bounds of a preparation time, whichever the unit. */
  preparation: { min: 1, max: 180 },
  /** Minutes an order may stay unopened before an alert is raised. */
  unseen: { min: 1, max: 60 },
  capacity: 100_000,
  /** From cheap to dear: so many currency symbols. */
  priceRange: { min: 1, max: 4 },
} as const;

/**
 * Texts that the owner may leave out and that visitors read, by their longest length, in the order of the form. From this list come their places
 * in every shape of the restaurant; each is null where nothing is filled in.
 */
export const OPTIONAL_RESTAURANT_TEXTS = {
  description: 1000,
  descriptionNl: 1000,
  story: 4000,
  storyNl: 4000,
  mission: 2000,
  missionNl: 2000,
  /** What it cooks, in a word or two: `Modern European`. */
  cuisine: RESTAURANT_LIMITS.tile,
  cuisineNl: RESTAURANT_LIMITS.tile,
  city: RESTAURANT_LIMITS.place,
  state: RESTAURANT_LIMITS.place,
  country: RESTAURANT_LIMITS.place,
  countryNl: RESTAURANT_LIMITS.place,
  /** For customers who collect an order: which door, where to park. */
  specialInstructions: 1000,
  specialInstructionsNl: 1000,
  ratingText: RESTAURANT_LIMITS.tile,
  ratingTextNl: RESTAURANT_LIMITS.tile,
  serviceAvailability: RESTAURANT_LIMITS.tile,
  serviceAvailabilityNl: RESTAURANT_LIMITS.tile,
} as const;

export type OptionalRestaurantText = keyof typeof OPTIONAL_RESTAURANT_TEXTS;

/** A value for each optional text of the restaurant. @param valueOf gets its name and its longest length */
export function eachRestaurantText<Value>(
  valueOf: (name: OptionalRestaurantText, maxLength: number) => Value,
): Record<OptionalRestaurantText, Value> {
  const isName = (name: string): name is OptionalRestaurantText => name in OPTIONAL_RESTAURANT_TEXTS;
  const names = Object.keys(OPTIONAL_RESTAURANT_TEXTS).filter(isName);
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name, OPTIONAL_RESTAURANT_TEXTS[name])]));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- every name of the list has just been given a value
  return values as Record<OptionalRestaurantText, Value>;
}

/** Whether a text is an http(s) address, or empty. */
export const isWebAddress = (url: string): boolean => url === '' || /^https?:\/\/\S+$/.test(url);
