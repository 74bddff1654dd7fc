import {
  eachRestaurantText,
  RESTAURANT_DEFAULTS,
  WEEKDAYS,
  type AdminRestaurant,
  type KitchenSettings,
  type PublicRestaurant,
  type SpecialDay,
} from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';

/** The restaurant as visitors and the owner see it, in one. */
export type MockRestaurant = PublicRestaurant & AdminRestaurant;

/** What the owner has said of the kitchen for an evening; instants in milliseconds. */
export type MockKitchenControl = Pick<KitchenSettings, 'pausedUntil' | 'extraMinutes' | 'extraUntil'>;

export type MockSpecialDay = SpecialDay;

/** A date on which the restaurant is closed; what is not given is ordinary. */
export const specialDay = (date: string, given: Partial<MockSpecialDay> = {}): MockSpecialDay => ({
  id: `special-${date}`,
  date,
  closed: (given.shifts ?? []).length === 0,
  shifts: [],
  note: null,
  noteNl: null,
  version: '1',
  ...given,
});

/** The contract's example with the default settings and hours of its own. */
export function exampleRestaurant(): MockRestaurant {
  const { restaurantInfo, adminRestaurant } = callExamples;
  const defaults = structuredClone(RESTAURANT_DEFAULTS);
  const from = (open: string, close: string, closed = false) => ({ open, close, closed, second: null });
  return {
    ...structuredClone({ ...restaurantInfo.response, ...adminRestaurant.response }),
    ...defaults,
    doorsOpen: true,
    ...eachRestaurantText(() => null),
    logoUrl: null,
    heroUrl: null,
    heroAlt: null,
    id: 'restaurant',
    version: '1',
    description: 'A neighbourhood kitchen on the canal.',
    story: 'Two friends, one stove, 2014.',
    mission: 'Cook what the week brings.\nSeason first: the menu follows the market.',
    address: 'Oudegracht 12',
    city: 'Utrecht',
    country: 'Netherlands',
    zipCode: '3511 AM',
    googleLocationUrl: 'https://maps.example.com/mirabelle',
    specialInstructions: 'Pickup is at the green door.',
    openingHours: {
      monday: from('11:00', '21:00', true),
      tuesday: from('11:00', '21:00'),
      wednesday: from('11:00', '21:00'),
      thursday: from('11:00', '21:00'),
      friday: from('11:00', '22:00'),
      saturday: from('11:00', '22:00'),
      sunday: from('12:00', '20:00'),
    },
  };
}

/** Closes the restaurant on every day: no opening is planned. */
export function closeEveryDay({ restaurant }: { restaurant: MockRestaurant }): void {
  for (const day of WEEKDAYS) restaurant.openingHours[day].closed = true;
}
