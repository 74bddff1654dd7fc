import {
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
  'website' | 'features' | 'paymentMethods' | 'socialMedia' | 'acceptsReservations' | 'capacity' | 'specialInstructions'
>;

/** The restaurant's one record, under visitors' names; its twins are made when the owner asks (ruling 24). */
export type KitchenRestaurant = PublicRestaurant & InformationOnly & Versioned;

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

const preparation = { preparationTimeMin: 15, preparationTimeMax: 20, preparationTimeUnit: 'min' } as const;

/** A restaurant that has filled in everything. */
export const believableRestaurant = (): KitchenRestaurant => ({
  ...plainService(),
  id: 'restaurant',
  version: '1',
  name: 'Mirabelle',
  description: 'A neighbourhood kitchen on the canal.',
  story: 'Two friends, one stove, 2014.',
  mission: 'Cook what the week brings.\nSeason first: the menu follows the market.',
  address: 'Oudegracht 12',
  city: 'Utrecht',
  state: null,
  zipCode: '3511 AM',
  country: 'Netherlands',
  phone: '+31 30 555 0142',
  email: 'hello@mirabelle.example',
  website: 'https://mirabelle.example',
  preparationTime: readyInText(preparation),
  ...preparation,
  ratingText: null,
  serviceAvailability: null,
  googleLocationUrl: 'https://maps.example.com/mirabelle',
  operatingHours: formatOperatingHours(week),
  openingHours: structuredClone(week),
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
  currencyCode: 'EUR',
});

const weekday = from('09:00', '22:00');

/** What nobody has said yet (specification 9). */
function plainService(): InformationOnly {
  return {
    website: null,
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
    acceptsReservations: false,
    capacity: 50,
    specialInstructions: null,
  };
}

/** A restaurant of which the owner has said nothing: specification 9's defaults. */
export function blankRestaurant(): KitchenRestaurant {
  const openingHours: WeekHours = {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: from('09:00', '23:00'),
    saturday: from('09:00', '23:00'),
    sunday: from('10:00', '21:00'),
  };
  const unsaid = { description: null, story: null, mission: null, address: null, city: null, state: null };
  const unreachable = { zipCode: null, country: null, phone: null, email: null };
  return {
    ...believableRestaurant(),
    ...unsaid,
    ...unreachable,
    ...plainService(),
    name: '',
    googleLocationUrl: null,
    openingHours,
    operatingHours: formatOperatingHours(openingHours),
    version: '0',
  };
}
