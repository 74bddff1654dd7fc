import { PublicRestaurant, type AdminRestaurant } from '../entities/restaurant.js';
import { formatOperatingHours, weekdayFields } from '../rules/opening-hours.js';
import { readyInText } from '../rules/preparation-time.js';
import { BLANK_RESTAURANT } from '../rules/restaurant-defaults.js';
import type { Examples } from './example.js';

const weekday = { open: '11:30', close: '22:00', closed: false, second: null };
const openingHours = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: { open: '11:30', close: '23:00', closed: false, second: null },
  saturday: { open: '11:00', close: '23:00', closed: false, second: null },
  sunday: { open: '11:00', close: '22:00', closed: false, second: null },
};

const described = {
  name: 'Mirabelle',
  description: 'A modern European kitchen on a quiet canal in Utrecht.',
  descriptionNl: 'Een moderne Europese keuken aan een rustige gracht in Utrecht.',
  story: 'Mirabelle began in 2014 with one long table, a second-hand bread oven and a plum tree in the yard.',
  storyNl: 'Mirabelle begon in 2014 met één lange tafel, een tweedehands broodoven en een mirabellenboom in de tuin.',
  mission: 'To cook food that is as good on your own table as it would be on ours.',
  missionNl: 'Koken wat bij jou op tafel net zo lekker is als bij ons.',
  cuisine: 'Modern European',
  cuisineNl: 'Modern Europees',
  priceRange: 2,
  address: 'Wolvenkade 27',
  city: 'Utrecht',
  state: 'Utrecht',
  country: 'Netherlands',
  countryNl: 'Nederland',
  phone: '+31 30 555 0142',
  email: 'hello@mirabelle.example',
  googleLocationUrl: 'https://www.google.com/maps/search/?api=1&query=Wolvenkade+27%2C+3512+QV+Utrecht',
  specialInstructions: 'Pickup is at the counter to the left of the entrance. Say your order number; you pay there.',
  specialInstructionsNl: 'Afhalen doe je aan de balie links van de ingang. Noem je bestelnummer; je betaalt daar.',
  preparationTimeMin: 15,
  preparationTimeMax: 20,
  preparationTimeUnit: 'min',
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
  currencyCode: 'EUR',
} as const;

const forOwner: AdminRestaurant = {
  ...BLANK_RESTAURANT,
  ...described,
  doorsOpen: true,
  id: 'm0r5ab8e1l7lq3uz6tr9ec2h',
  version: '1795251600000',
  website: 'https://mirabelle.example',
  unseenAfterMinutes: 5,
  unitsPerSlot: 12,
  lastOrderMinutes: 15,
  acceptsReservations: true,
  capacity: 46,
  postalCode: '3512 QV',
  zipCode: '3512 QV',
  openingHours,
  ...weekdayFields(openingHours),
  features: {
    delivery: false,
    takeaway: true,
    dineIn: true,
    parking: false,
    wifiAvailable: true,
    wheelchairAccessible: true,
  },
  hasDelivery: false,
  hasTakeout: true,
  paymentMethods: { cash: true, card: true, contactless: true, onlinePayment: false },
  socialMedia: {
    facebook: 'https://www.facebook.com/mirabelle.example',
    instagram: 'https://www.instagram.com/mirabelle.example',
    twitter: null,
  },
  facebookUrl: 'https://www.facebook.com/mirabelle.example',
  instagramUrl: 'https://www.instagram.com/mirabelle.example',
};

const forVisitors = PublicRestaurant.parse({
  ...forOwner,
  preparationTime: readyInText(forOwner),
  operatingHours: formatOperatingHours(openingHours),
});

const notDescribed = 'The restaurant has not been described yet.';

/** The restaurant, as visitors and as the owner see it. */
export const restaurantExamples = {
  restaurantInfo: { request: {}, response: forVisitors },
  adminRestaurant: { request: {}, response: forOwner, errors: { 404: notDescribed } },
  createRestaurant: {
    request: {
      body: {
        name: 'Mirabelle',
        address: 'Wolvenkade 27',
        city: 'Utrecht',
        postalCode: '3512 QV',
        country: 'Netherlands',
        phone: '+31 30 555 0142',
        email: 'hello@mirabelle.example',
        openingHours,
      },
    },
    response: forOwner,
    invalid: { body: { name: 'Mirabelle', phone: 'ask for Noor' } },
    errors: { 409: 'There is a restaurant already: change it instead.' },
  },
  updateRestaurant: {
    request: {
      headers: { 'if-match': forOwner.version },
      body: { preparationTimeMin: 20, preparationTimeMax: 30 },
    },
    response: { ...forOwner, preparationTimeMin: 20, preparationTimeMax: 30, version: '1795255200000' },
    invalid: { body: { preparationTimeMin: 30, preparationTimeMax: 20 } },
    errors: {
      404: notDescribed,
      409: 'This restaurant has been changed since you opened it. Load it again and repeat your change.',
    },
  },
} satisfies Partial<Examples>;
