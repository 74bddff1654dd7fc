import { DEFAULT_PREPARATION_TIME, type DayHours, type SaveRestaurant } from '@pickup/contract';
import { DEFAULT_TIME_ZONE, badRequest } from '@pickup/strapi-kit';
import { mergeRestaurant } from './merge-restaurant.js';
import type { RestaurantFields } from './restaurant-row.js';

const from = (open: string, close: string): DayHours => ({ open, close, closed: false });

/**
 * A restaurant nobody has described (specification 9). Where the two screens' defaults differ the settings screen's
 * hold: delivery is off, as orders are for pickup only (specification 1). What has to be given is empty.
 */
const BLANK: RestaurantFields = {
  name: '',
  phone: '',
  email: '',
  address: '',
  description: null,
  story: null,
  mission: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  website: null,
  googleLocationUrl: null,
  ratingText: null,
  serviceAvailability: null,
  specialInstructions: null,
  openingHours: {
    monday: from('09:00', '22:00'),
    tuesday: from('09:00', '22:00'),
    wednesday: from('09:00', '22:00'),
    thursday: from('09:00', '22:00'),
    friday: from('09:00', '23:00'),
    saturday: from('09:00', '23:00'),
    sunday: from('10:00', '21:00'),
  },
  features: {
    delivery: false,
    takeaway: true,
    dineIn: false,
    parking: false,
    wifiAvailable: true,
    wheelchairAccessible: false,
  },
  paymentMethods: { cash: true, card: true, contactless: true, onlinePayment: true },
  socialMedia: { facebook: null, instagram: null, twitter: null },
  ...DEFAULT_PREPARATION_TIME,
  acceptsReservations: false,
  capacity: 50,
  timeZone: DEFAULT_TIME_ZONE,
  currencySymbol: '€',
  currencyCode: 'EUR',
};

/** In the order in which the settings screen checks them (specification 5, restaurant settings save). */
const REQUIRED = ['name', 'phone', 'email', 'address'] as const;

/**
 * The first save of a restaurant: what it gives over the defaults.
 * @throws Refusal 400 for each required field it lacks, and as {@link mergeRestaurant}
 */
export function newRestaurant(save: SaveRestaurant): RestaurantFields {
  const issues = REQUIRED.filter((path) => save[path] === undefined).map((path) => ({
    path,
    message: `${path} is required.`,
  }));
  if (issues[0]) throw badRequest(issues[0].message, issues);
  return mergeRestaurant(BLANK, save);
}
