import type { Catalogue } from '@pickup/ordering';
import { readSoldDeals } from '../api/deal/sold-deals.js';
import { readSoldDishes } from '../api/menu-item/sold-dishes.js';
import { readMailRestaurant, readOrderingRestaurant } from '../api/restaurant/restaurant-for-orders.js';

/** What the content answers to orders. */
export const catalogue: Catalogue = {
  readDishes: readSoldDishes,
  readDeals: readSoldDeals,
  readRestaurant: readOrderingRestaurant,
  readMailRestaurant,
};
