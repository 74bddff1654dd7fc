import {
  DEFAULT_HOURS,
  DEFAULT_PREPARATION_TIME,
  RESTAURANT_DEFAULTS,
  eachRestaurantText,
  formatOperatingHours,
  readyInText,
  type AdminRestaurant,
  type DayHours,
  type PublicRestaurant,
  type WeekHours,
} from '@pickup/contract';
import type { Versioned } from './records.js';

type InformationOnly = Pick<
  AdminRestaurant,
  'website' | 'features' | 'paymentMethods' | 'socialMedia' | 'unseenAfterMinutes' | 'acceptsReservations' | 'capacity'
>;

/** The restaurant's one record, under visitors' names; its twins are made when the owner asks (ruling 24). */
export type MockRestaurant = PublicRestaurant & InformationOnly & Versioned;

const from = (open: string, close: string): DayHours => ({ open, close, closed: false });

const week: WeekHours = {
  monday: { open: '11:00', close: '21:00', closed: true },
  tuesday: from('11:00', '21:00'),
  wednesday: from('11:00', '21:00'),
  thursday: from('11:00', '21:00'),
  friday: from('11:00', '22:00'),
  saturday: from('11:00', '22:00'),
  sunday: from('12:00', '20:00'),
};

/** A restaurant that has filled in everything. */
export const exampleRestaurant = (): MockRestaurant => ({
  ...plainService(),
  id: 'restaurant',
  version: '1',
  ...eachRestaurantText(() => null),
  name: 'Mirabelle',
  description: 'A neighbourhood kitchen on the canal.',
  story: 'Two friends, one stove, 2014.',
  mission: 'Cook what the week brings.\nSeason first: the menu follows the market.',
  address: 'Oudegracht 12',
  city: 'Utrecht',
  zipCode: '3511 AM',
  country: 'Netherlands',
  phone: '+31 30 555 0142',
  email: 'hello@mirabelle.example',
  website: 'https://mirabelle.example',
  preparationTime: readyInText(DEFAULT_PREPARATION_TIME),
  ...DEFAULT_PREPARATION_TIME,
  googleLocationUrl: 'https://maps.example.com/mirabelle',
  specialInstructions: 'Pickup is at the green door.',
  operatingHours: formatOperatingHours(week),
  openingHours: structuredClone(week),
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
  currencyCode: 'EUR',
});

/** What nobody has said yet (specification 9). */
function plainService(): InformationOnly {
  const { features, paymentMethods, socialMedia, unseenAfterMinutes, acceptsReservations, capacity } =
    structuredClone(RESTAURANT_DEFAULTS);
  return {
    ...{ features, paymentMethods, socialMedia, unseenAfterMinutes, acceptsReservations, capacity },
    website: null,
  };
}

/** A restaurant of which the owner has said nothing: specification 9's defaults. */
export function blankRestaurant(): MockRestaurant {
  const openingHours = structuredClone(DEFAULT_HOURS);
  const unreachable = { address: null, zipCode: null, phone: null, email: null };
  return {
    ...exampleRestaurant(),
    ...eachRestaurantText(() => null),
    ...unreachable,
    ...plainService(),
    name: '',
    googleLocationUrl: null,
    openingHours,
    operatingHours: formatOperatingHours(openingHours),
    version: '0',
  };
}

/** The owner closes every day: no opening is planned. */
export function closeEveryDay({ restaurant }: { restaurant: MockRestaurant }): void {
  for (const day of Object.values(restaurant.openingHours)) day.closed = true;
}
