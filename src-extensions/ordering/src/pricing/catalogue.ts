import {
  PLACEHOLDER_IMAGE,
  PreparationTimeUnit,
  RESTAURANT_DEFAULTS,
  WeekHours,
  toCents,
  type LineItemType,
  type DietaryInformation,
} from '@pickup/contract';
import { fromJson, placeholders, dietaryColumns, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';

/** A dish or deal that can be ordered, as stored now. Prices in cents. */
export interface SaleItem extends DietaryInformation {
  id: string;
  type: LineItemType;
  name: string;
  unitCents: number;
  imageUrl: string;
  /** Not soft-deleted. */
  isActive: boolean;
  /** A dish is available, a deal is active. */
  onSale: boolean;
  isConditional: boolean;
  minimumCents: number | null;
  /** How many of a deal one order may have; null without a limit. */
  maxPerOrder: number | null;
  validFrom: string | null;
  validUntil: string | null;
}

const flag = z.union([z.boolean(), z.number()]).nullable().transform(Boolean);
const cents = z.coerce.number().transform(toCents);
const image = z
  .string()
  .nullable()
  .transform((url) => url || PLACEHOLDER_IMAGE);

const DishRow = z
  .object({
    document_id: z.string(),
    name: z.string(),
    price: cents,
    image_url: image,
    is_active: flag,
    available: flag,
    ...dietaryColumns,
  })
  .transform((row): SaleItem => ({
    id: row.document_id,
    type: 'menu',
    name: row.name,
    unitCents: row.price,
    imageUrl: row.image_url,
    isActive: row.is_active,
    onSale: row.available,
    isConditional: false,
    minimumCents: null,
    maxPerOrder: null,
    validFrom: null,
    validUntil: null,
    allergens: row.allergens,
    dietary: row.dietary,
  }));

const DealRow = z
  .object({
    document_id: z.string(),
    title: z.string(),
    discounted_price: cents.nullable(),
    image_url: image,
    is_active: flag,
    active: flag,
    is_conditional: flag,
    minimum_order_amount: cents.nullable(),
    max_per_order: z.number().nullable(),
    valid_from: z.string().nullable(),
    valid_until: z.string().nullable(),
    ...dietaryColumns,
  })
  .transform((row): SaleItem => ({
    id: row.document_id,
    type: 'deal',
    name: row.title,
    unitCents: row.discounted_price ?? 0,
    imageUrl: row.image_url,
    isActive: row.is_active,
    onSale: row.active,
    isConditional: row.is_conditional,
    minimumCents: row.minimum_order_amount,
    maxPerOrder: row.max_per_order,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    allergens: row.allergens,
    dietary: row.dietary,
  }));

/** Tables of content that the owner edits; they belong to the application. */
const TABLES = { menu: 'menu_items', deal: 'deals', restaurant: 'restaurants' } as const;

const COLUMNS = {
  menu: 'document_id, name, price, image_url, is_active, available, allergens, dietary',
  deal: `document_id, title, discounted_price, image_url, is_active, active, is_conditional, minimum_order_amount,
    max_per_order, valid_from, valid_until, allergens, dietary`,
};

/** The current items and deals behind a list of ids, whatever their state. */
export async function readSaleItems(sql: Sql, type: LineItemType, ids: string[]): Promise<SaleItem[]> {
  if (ids.length === 0) return [];
  const rows = await sql(
    `SELECT ${COLUMNS[type]} FROM ${TABLES[type]} WHERE document_id IN (${placeholders(ids.length)})`,
    ids,
  );
  return type === 'menu' ? z.array(DishRow).parse(rows) : z.array(DealRow).parse(rows);
}

const RestaurantRow = z.object({
  time_zone: z.string(),
  opening_hours: z.unknown().transform(fromJson).pipe(WeekHours),
  preparation_time_min: z.number(),
  preparation_time_max: z.number(),
  preparation_time_unit: PreparationTimeUnit,
  currency_symbol: z.string(),
  unseen_after_minutes: z
    .number()
    .nullable()
    .transform((minutes) => minutes ?? RESTAURANT_DEFAULTS.unseenAfterMinutes),
});

const RESTAURANT = `SELECT ${Object.keys(RestaurantRow.shape).join(', ')} FROM ${TABLES.restaurant} LIMIT 1`;

/** What an order needs to know of the restaurant. */
export type OrderingRestaurant = NonNullable<Awaited<ReturnType<typeof readRestaurant>>>;

/** The restaurant as orders need it; null before the owner has saved one. */
export async function readRestaurant(sql: Sql) {
  const [row] = await sql(RESTAURANT);
  if (!row) return null;
  const restaurant = RestaurantRow.parse(row);
  return {
    timeZone: restaurant.time_zone,
    openingHours: restaurant.opening_hours,
    preparationTimeMin: restaurant.preparation_time_min,
    preparationTimeMax: restaurant.preparation_time_max,
    preparationTimeUnit: restaurant.preparation_time_unit,
    currencySymbol: restaurant.currency_symbol,
    unseenAfterMinutes: restaurant.unseen_after_minutes,
  };
}
