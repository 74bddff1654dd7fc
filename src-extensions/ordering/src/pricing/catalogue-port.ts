import type { AdminRestaurant, KitchenControl, KitchenSettings, SaleItem } from '@pickup/contract';
import { perStrapi, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** What an order needs to know of the restaurant. */
export type OrderingRestaurant = KitchenSettings & Pick<AdminRestaurant, 'currencySymbol' | 'unseenAfterMinutes'>;

/** The restaurant as mail shows it; missing texts are empty. */
export interface MailRestaurant {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  timeZone: string;
  currencySymbol: string;
}

/**
 * All that orders ask of the menu, the deals and the restaurant, which the application keeps. Each question takes the
 * `sql` it is asked with, so that an order is priced by what its own transaction sees, and costs one query at most.
 */
export interface Catalogue {
  /** The dishes with these ids, whatever their state. */
  readDishes: (sql: Sql, ids: readonly string[]) => Promise<SaleItem[]>;
  /** The deals with these ids, whatever their state. */
  readDeals: (sql: Sql, ids: readonly string[]) => Promise<SaleItem[]>;
  /** Null before the owner has described the restaurant. */
  readRestaurant: (sql: Sql, now: Date) => Promise<OrderingRestaurant | null>;
  /** The kitchen as its boards show it; null before the owner has described the restaurant. */
  readKitchenControl: (sql: Sql, now: Date) => Promise<KitchenControl | null>;
  /** Of which business day the public menu speaks, and until when, in milliseconds. */
  readMenuDay: (sql: Sql, now: Date) => Promise<{ day: string; changesAt: number }>;
  /** Called when visitors are told another number of portions left of some dishes, in the transaction of what changes it. */
  touchDishes: (sql: Sql, ids: readonly string[]) => Promise<void>;
  /** Null before the owner has described the restaurant. */
  readMailRestaurant: (sql: Sql) => Promise<MailRestaurant | null>;
}

const stateOf = perStrapi((): { catalogue?: Catalogue } => ({}));

/** Tells ordering whom to ask; called once, while the application is registered. */
export function provideCatalogue(strapi: Core.Strapi, catalogue: Catalogue): void {
  stateOf(strapi).catalogue = catalogue;
}

/** The catalogue that the application has provided. */
export function catalogueOf(strapi: Core.Strapi): Catalogue {
  const { catalogue } = stateOf(strapi);
  if (!catalogue) throw new Error('No catalogue was provided to ordering.');
  return catalogue;
}
