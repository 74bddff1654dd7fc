import {
  FALLBACK_CONTACT,
  FALLBACK_PREPARATION_TIME,
  preparationTimeText,
  eachRestaurantText,
  formatOperatingHours,
  readClock,
  type DayHours,
  type PublicRestaurant,
  type WeekHours,
} from '@pickup/contract';

const from = (open: string, close: string): DayHours => ({ open, close, closed: false });

const openingHours: WeekHours = {
  monday: from('11:00', '21:00'),
  tuesday: from('11:00', '21:00'),
  wednesday: from('11:00', '21:00'),
  thursday: from('11:00', '21:00'),
  friday: from('11:00', '22:00'),
  saturday: from('11:00', '22:00'),
  sunday: from('12:00', '20:00'),
};

/** `21:00` as `9:00 PM`. */
function twelveHours(time: string): string {
  const { hour, minute } = readClock(time);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Hours as the fallback's English texts write them: `11:00 AM-9:00 PM`. */
export const fallbackHours = ({ open, close }: DayHours): string => `${twelveHours(open)}-${twelveHours(close)}`;

/** Shown while the restaurant's own information cannot be loaded (product.md, Restaurant). */
export const FALLBACK_RESTAURANT: PublicRestaurant = {
  ...eachRestaurantText(() => null),
  ...FALLBACK_CONTACT,
  name: 'Our Kitchen',
  logoUrl: null,
  heroUrl: null,
  heroAlt: null,
  heroAltNl: null,
  address: '123 Main Street',
  city: 'Your City',
  zipCode: null,
  preparationTime: preparationTimeText(FALLBACK_PREPARATION_TIME),
  ...FALLBACK_PREPARATION_TIME,
  googleLocationUrl: null,
  operatingHours: formatOperatingHours(openingHours),
  openingHours,
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
  currencyCode: 'EUR',
  priceRange: null,
  website: null,
  socialMedia: { facebook: null, instagram: null, twitter: null },
  paymentMethods: { cash: false, card: false, contactless: false },
  features: { dineIn: false, parking: false, wifiAvailable: false, wheelchairAccessible: false },
};
