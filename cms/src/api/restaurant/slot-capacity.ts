import { slotContradiction } from '@pickup/contract';
import { badRequest, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { dishUnitsColumn } from '../../records/kitchen-columns.js';

/*
 * A slot holds every dish that is not deleted, one piece of it without its choices (product.md, Capacity). Whoever saves a
 * dish locks the restaurant against changes and asks it; whoever saves the restaurant locks it and asks the dishes. So
 * of two who do both at once one sees what the other has stored.
 */

const DishUnits = z
  .object({ name: z.string(), kitchen_units: dishUnitsColumn })
  .transform(({ name, kitchen_units: kitchenUnits }) => ({ name, kitchenUnits }));

/** Why slots of so many units are too small for the dish that takes most; null when they are not. The restaurant is locked. */
export async function tooSmallForDish(trx: Transaction, unitsPerSlot: number | null): Promise<string | null> {
  if (unitsPerSlot === null) return null;
  await trx('restaurants').forUpdate().select('id');
  const largest: unknown = await trx('menu_items')
    .where({ is_active: true })
    .where('kitchen_units', '>', unitsPerSlot)
    .orderBy([{ column: 'kitchen_units', order: 'desc' }, { column: 'id' }])
    .first('name', 'kitchen_units');
  return largest === undefined ? null : slotContradiction(DishUnits.parse(largest), unitsPerSlot);
}

/** @throws HttpError 400 naming the dish that takes most where slots of so many units are too small for it */
export async function requireDishesFit(trx: Transaction, unitsPerSlot: number | null): Promise<void> {
  const contradiction = await tooSmallForDish(trx, unitsPerSlot);
  if (contradiction === null) return;
  const message = `unitsPerSlot is too small: ${contradiction}.`;
  throw badRequest(message, [{ path: 'unitsPerSlot', message }]);
}

const Slot = z.object({ units_per_slot: z.number().nullable() });

/** Why a dish is too large for a slot of the restaurant, which stays as it is until the transaction ends; null when it is not. */
export async function tooLargeForSlot(
  trx: Transaction,
  dish: { name: string; kitchenUnits: number },
): Promise<string | null> {
  const found: unknown = await trx('restaurants').forShare().first('units_per_slot');
  return found === undefined ? null : slotContradiction(dish, Slot.parse(found).units_per_slot);
}
