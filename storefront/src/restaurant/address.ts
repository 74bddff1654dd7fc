import type { PublicRestaurant } from '@pickup/contract';

type Place = Pick<PublicRestaurant, 'name' | 'address' | 'zipCode' | 'city' | 'state' | 'googleLocationUrl'>;

/** The address in one line, as far as it is known. */
export const addressLine = ({ address, zipCode, city, state }: Place): string =>
  [address, [zipCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');

/** A maps search for the pickup address (specification 2, pickup info). */
export const mapsSearchUrl = (place: Place): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place.name}, ${addressLine(place)}` })}`;

/** The owner's own link to the place when there is one, else the search. */
export const directionsUrl = (place: Place): string => place.googleLocationUrl ?? mapsSearchUrl(place);

/** A `tel:` link. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
