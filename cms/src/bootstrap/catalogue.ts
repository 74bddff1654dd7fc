import type { Catalogue } from '@pickup/ordering';
import { readSoldDeals } from '../api/deal/sold-deals.js';
import { findKitchenControl } from '../api/kitchen-state/kitchen-control.js';
import { readMenuDay } from '../api/kitchen-state/menu-day.js';
import { readSoldDishes, touchDishes } from '../api/menu-item/sold-dishes.js';
import { readMailRestaurant, readOrderingRestaurant } from '../api/restaurant/restaurant-for-orders.js';

/** What the content answers to orders. */
export const catalogue: Catalogue = {
  readDishes: readSoldDishes,
  readKitchenControl: findKitchenControl,
  readMenuDay,
  touchDishes,
  readDeals: readSoldDeals,
  readRestaurant: readOrderingRestaurant,
  readMailRestaurant,
};
