import type { ReviewStats } from '@pickup/contract';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { useBaseUrl } from './Head.js';
import { restaurantData, type Thing } from './structured-data.js';

/** The restaurant for search engines; nothing while only the fallback is known. Give `stats` where the page shows them. */
export function useRestaurantData(stats?: ReviewStats): Thing | null {
  const { info, status } = useRestaurant();
  const baseUrl = useBaseUrl();
  return status === 'success' ? restaurantData(info, stats, baseUrl) : null;
}
