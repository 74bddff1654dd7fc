import type { DayHours, WeekHours } from '../entities/opening-hours.js';
import type { AdminRestaurant } from '../entities/restaurant.js';
import { eachRestaurantText } from '../entities/limits.js';
import { DEFAULT_PREPARATION_TIME } from './preparation-time.js';
import type { WeekdayFields } from './opening-hours.js';

const from = (open: string, close: string): DayHours => ({ open, close, closed: false });

/** Opening hours until the owner sets others (product.md, Opening hours). */
export const DEFAULT_HOURS: WeekHours = {
  monday: from('09:00', '22:00'),
  tuesday: from('09:00', '22:00'),
  wednesday: from('09:00', '22:00'),
  thursday: from('09:00', '22:00'),
  friday: from('09:00', '23:00'),
  saturday: from('09:00', '23:00'),
  sunday: from('10:00', '21:00'),
};

/** The features with which the information screen starts. */
export const INFORMATION_FEATURES: AdminRestaurant['features'] = {
  delivery: true,
  takeaway: true,
  dineIn: false,
  parking: false,
  wifiAvailable: true,
  wheelchairAccessible: false,
};

/**
 * A restaurant before the owner has set anything. Where the defaults of the two screens differ, those of the settings
 * screen count: delivery is off, because orders are for pickup only.
 */
export const RESTAURANT_DEFAULTS = {
  doorsOpen: false,
  openingHours: DEFAULT_HOURS,
  features: { ...INFORMATION_FEATURES, delivery: false },
  paymentMethods: { cash: true, card: true, contactless: true, onlinePayment: true },
  socialMedia: { facebook: null, instagram: null, twitter: null },
  ...DEFAULT_PREPARATION_TIME,
  unseenAfterMinutes: 5,
  slotMinutes: 15,
  unitsPerSlot: null,
  horizonDays: 2,
  lastOrderMinutes: 0,
  ordersWhenClosed: true,
  acceptsReservations: false,
  capacity: 50,
  priceRange: null,
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
  currencyCode: 'EUR',
} satisfies Partial<AdminRestaurant>;

/** The defaults in the names of both screens, with empty required fields: a form before anything was typed. */
export const BLANK_RESTAURANT = {
  ...RESTAURANT_DEFAULTS,
  name: '',
  phone: '',
  email: '',
  address: '',
  ...eachRestaurantText(() => null),
  postalCode: null,
  zipCode: null,
  logoUrl: null,
  heroUrl: null,
  heroAlt: null,
  heroAltNl: null,
  website: null,
  googleLocationUrl: null,
  facebookUrl: null,
  instagramUrl: null,
  twitterUrl: null,
  hasDelivery: RESTAURANT_DEFAULTS.features.delivery,
  hasTakeout: RESTAURANT_DEFAULTS.features.takeaway,
} satisfies Omit<AdminRestaurant, 'id' | 'version' | keyof WeekdayFields>;
