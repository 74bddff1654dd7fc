import { RESTAURANT_DEFAULTS, SOLD_OUT_FOREVER, type SoldOutUntil } from '@pickup/contract';
import { z } from 'zod';

/* Columns of what the kitchen can take on. A row that was stored before a column was added holds null in it. */

const numberOr = (standard: number) =>
  z
    .number()
    .nullable()
    .transform((value) => value ?? standard);

/** Until when a dish or an option is sold out. What a developer has typed that is no day counts as not sold out. */
export const soldOutColumn = z
  .union([z.literal(SOLD_OUT_FOREVER), z.iso.date()])
  .nullable()
  .catch(null)
  .transform((until): SoldOutUntil => until);

/** Units of kitchen work of a dish. */
export const dishUnitsColumn = numberOr(1);

/** Units of kitchen work of an option. */
export const optionUnitsColumn = numberOr(0);

const booleanOr = (standard: boolean) =>
  z
    .union([z.boolean(), z.number()])
    .nullable()
    .transform((value) => (value === null ? standard : Boolean(value)));

/** Whether the restaurant takes orders, and how many, as it is stored. */
export const capacityColumns = {
  /** A restaurant stored before it had doors to open takes orders: its doors count as open. */
  doorsOpen: booleanOr(true),
  slotMinutes: numberOr(RESTAURANT_DEFAULTS.slotMinutes),
  unitsPerSlot: z.number().nullable(),
  horizonDays: numberOr(RESTAURANT_DEFAULTS.horizonDays),
  lastOrderMinutes: numberOr(RESTAURANT_DEFAULTS.lastOrderMinutes),
  ordersWhenClosed: booleanOr(RESTAURANT_DEFAULTS.ordersWhenClosed),
};
