import type { CorrectedLine } from '../../entities/order-request.js';
import type { SaleItem } from '../check-lines.js';
import type { PlacedLine } from '../correction-lines.js';

/** A line of an order as it was placed, at the item's price. */
export const placedLine = (
  item: SaleItem,
  id: string,
  quantity: number,
  changes: Partial<PlacedLine> = {},
): PlacedLine => {
  const { id: itemId, type: itemType, name, nameNl, imageUrl, unitCents, allergens, dietary } = item;
  const about = { itemId, itemType, name, nameNl, imageUrl, unitCents, allergens, dietary };
  return { ...about, id, quantity, knownAllergens: [], choices: [], customizations: [], kitchenUnits: 1, ...changes };
};

/** The same line in a correction. */
export const keptLine = ({ id, itemId, itemType, quantity }: PlacedLine, changes: Partial<CorrectedLine> = {}) => ({
  id,
  itemId,
  itemType,
  quantity,
  ...changes,
});
