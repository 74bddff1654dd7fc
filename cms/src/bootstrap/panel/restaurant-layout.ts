import { field, type PanelLayout } from '@pickup/strapi-kit';
import { DUTCH } from './content-fields.js';

export const restaurant: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name', 'city', 'phone'],
  form: [
    {
      name: field('Name', 'On every page, ticket and mail.'),
      phone: field('Phone', 'Shown to visitors, and to a customer whose order nobody has seen.'),
      email: field('Email', 'Shown to visitors.'),
    },
    {
      address: field('Address', 'Street and number, where orders are picked up.'),
      postalCode: field('Postal code', 'Part of the address.'),
    },
    {
      city: field('City', 'Part of the address.'),
      state: field('State', 'State or province; may be empty.'),
      country: field('Country', 'Part of the address.'),
      countryNl: field('Dutch country', DUTCH),
    },
    {
      website: field('Website', 'An http or https address, or empty.'),
      googleLocationUrl: field('Map', 'The address of a map that shows the way, or empty.'),
    },
    {
      logoUrl: field(
        'Logo',
        'Where it lies: an https address or a path of this site; empty for the first letter of the name.',
      ),
      heroUrl: field(
        'Picture of the home page',
        'Where it lies: an https address or a path of this site; empty for the popular dishes.',
      ),
      heroAlt: field('What that picture shows', 'For visitors who do not see it; may be empty.'),
      heroAltNl: field('What it shows, in Dutch', DUTCH),
    },
    {
      openingHours: field(
        'Opening hours',
        'For each weekday open and close as HH:MM, closed as true or false, and second as null or a second shift such as {"open": "17:00", "close": "22:00"} that begins when the first has ended. A closing time at or before the opening time means past midnight.',
      ),
    },
    {
      timeZone: field(
        'Time zone',
        'Such as Europe/Amsterdam. Opening hours, deals and figures go by its clock; past orders keep their day.',
      ),
    },
    {
      preparationTimeMin: field('Shortest preparation', 'In the unit beside it, 1 to 180.'),
      preparationTimeMax: field(
        'Longest preparation',
        'In the unit beside it, 1 to 180, not below the shortest. The ready time of new orders is worked out from it.',
      ),
      preparationTimeUnit: field('Unit of preparation', 'Minutes (min) or hours (hrs).'),
    },
    {
      slotMinutes: field(
        'Minutes of a slot',
        '5 to 60. Pickup times are so many minutes apart, counted from midnight; orders keep the time they have.',
      ),
      unitsPerSlot: field(
        'Kitchen units of a slot',
        '1 to 10000: how much kitchen work a slot takes. Not below what one dish needs; empty means no limit. Booked orders do not change.',
      ),
    },
    {
      horizonDays: field(
        'Days ahead',
        '0 to 14: up to how many days ahead an order may be placed for; 0 for today only.',
      ),
      lastOrderMinutes: field('Last pickup', '0 to 240: how many minutes before closing the last pickup is.'),
      ordersWhenClosed: field(
        'Orders while closed',
        'On: while the kitchen is closed, one may order for its next opening.',
      ),
    },
    {
      doorsOpen: field(
        'Doors open',
        'Off: every page says “Not open yet” and no order is taken. A new restaurant starts so; empty means on.',
      ),
      unseenAfterMinutes: field(
        'Minutes until somebody is told',
        '1 to 60. When nobody has opened an order for so long, the owner gets a mail and the customer’s page asks to call.',
      ),
      capacity: field('Seats', 'How many guests there is room for; may be empty.'),
      acceptsReservations: field('Takes reservations', 'Shown to visitors.'),
    },
    {
      currencySymbol: field('Currency symbol', 'Before every amount, such as €. Amounts are not converted.'),
      currencyCode: field('Currency code', 'Three capital letters, such as EUR.'),
    },
    { description: field('Description', 'On the home page.'), descriptionNl: field('Dutch description', DUTCH) },
    { story: field('Story', 'On the about page.'), storyNl: field('Dutch story', DUTCH) },
    { mission: field('Mission', 'On the about page.'), missionNl: field('Dutch mission', DUTCH) },
    {
      cuisine: field(
        'Kitchen',
        'What it cooks, such as “Modern European”; shown to visitors and search engines, may be empty.',
      ),
      cuisineNl: field('Kitchen, in Dutch', 'Empty: Dutch visitors read the other.'),
      priceRange: field('Price range', '1 for cheap to 4 for dear; may be empty.'),
    },
    {
      specialInstructions: field(
        'Special instructions',
        'Shown to customers with their order: which door, where to park.',
      ),
      specialInstructionsNl: field('Dutch special instructions', DUTCH),
    },
    {
      ratingText: field('Rating text', 'Shown on a tile of the home page; may be empty.'),
      ratingTextNl: field('Dutch rating text', DUTCH),
    },
    {
      serviceAvailability: field('Service text', 'Shown on a tile of the home page; may be empty.'),
      serviceAvailabilityNl: field('Dutch service text', DUTCH),
    },
    { features: field('Features', 'What the restaurant offers; each is true or false.') },
    { paymentMethods: field('Payment methods', 'How customers can pay at pickup; each is true or false.') },
    { socialMedia: field('Social media', 'Addresses by network; empty ones are not shown.') },
  ],
};
