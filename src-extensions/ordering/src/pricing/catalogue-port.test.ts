import type { Core } from '@strapi/strapi';
import { expect, it } from 'vitest';
import { type Catalogue, catalogueOf, provideCatalogue } from './catalogue-port.js';

// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- only its identity is used
const aProduct = () => ({}) as Core.Strapi;

const nothing: Catalogue = {
  readDishes: () => Promise.resolve([]),
  readDeals: () => Promise.resolve([]),
  readRestaurant: () => Promise.resolve(null),
  readKitchenControl: () => Promise.resolve(null),
  readMenuDay: () => Promise.resolve({ day: '2026-11-21', changesAt: 0 }),
  touchDishes: () => Promise.resolve(),
  readMailRestaurant: () => Promise.resolve(null),
};

it('the catalogue is the one that the application of the same product has provided', () => {
  const [one, other] = [aProduct(), aProduct()];
  provideCatalogue(one, nothing);
  expect(catalogueOf(one)).toBe(nothing);
  expect(() => catalogueOf(other)).toThrow('No catalogue was provided to ordering.');
});
