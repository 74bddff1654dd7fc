import { formatMoney, type PublicRestaurant } from '@pickup/contract';
import { useLanguage } from '@pickup/web';
import { createContext, useContext } from 'react';
import { FALLBACK_RESTAURANT } from './fallback.js';

/** The restaurant's information; `info` is the fallback until it has loaded. */
export interface RestaurantState {
  status: 'loading' | 'success' | 'failure';
  info: PublicRestaurant;
  error: string | null;
}

export const LOADING: RestaurantState = { status: 'loading', info: FALLBACK_RESTAURANT, error: null };

/** Given by `RestaurantProvider`. */
export const RestaurantContext = createContext(LOADING);

export const useRestaurant = (): RestaurantState => useContext(RestaurantContext);

/** The restaurant for somebody who has ordered; null until it is known: built-in words would lead them to a stranger. */
export function useKnownRestaurant(): PublicRestaurant | null {
  const { status, info } = useRestaurant();
  return status === 'success' ? info : null;
}

/** Formats an amount in the restaurant's currency, as the page's language writes it (product.md, Prices). */
export function useMoney(): (amount: number) => string {
  const { currencySymbol } = useRestaurant().info;
  const language = useLanguage();
  return (amount) => formatMoney(amount, currencySymbol, language);
}

type Place = Pick<PublicRestaurant, 'name' | 'address' | 'zipCode' | 'city' | 'state' | 'googleLocationUrl'>;

/** The address in one line, as far as it is known; a province with the city's name, as Utrecht's, is not said again. */
export const plainAddressLine = ({ address, zipCode, city, state }: Place): string =>
  [address, [zipCode, city].filter(Boolean).join(' '), state === city ? null : state].filter(Boolean).join(', ');

/** The same for reading: a postcode such as `3512 QV` stays on one line. */
export const addressLine = (place: Place): string =>
  plainAddressLine({ ...place, zipCode: place.zipCode?.replaceAll(' ', '\u00a0') ?? null });

/** A maps search for the pickup address. */
export const mapsSearchUrl = (place: Place): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place.name}, ${plainAddressLine(place)}` })}`;

/** The owner's own link to the place when there is one, else the search. */
export const directionsUrl = (place: Place): string => place.googleLocationUrl ?? mapsSearchUrl(place);
