import {
  defaultOptions,
  keepOffered,
  lineKey,
  ORDER_LIMITS,
  typedCustomizations,
  type AdminOrder,
  type ChosenOption,
  type CorrectedLine,
  type Deal,
  type MenuItem,
  type OptionGroup,
} from '@pickup/contract';
import { rebase, rebaseList } from '../forms/rebase.js';

/** A dish or deal that can be added to an order. */
export interface Orderable {
  id: string;
  type: 'menu' | 'deal';
  name: string;
  nameNl: string | null;
  price: number;
  optionGroups: readonly OptionGroup[];
  soldOut: boolean;
  /** How many are left of it, where that is few. */
  left: number | null;
}

export const dishToOrder = (dish: MenuItem): Orderable => ({ ...dish, type: 'menu' });

export const dealToOrder = ({ id, title, titleNl, dealPrice }: Deal): Orderable => ({
  id,
  type: 'deal',
  name: title,
  nameNl: titleNl,
  price: dealPrice,
  optionGroups: [],
  soldOut: false,
  left: null,
});

/** A line of an order that is being typed. */
export interface EntryLine {
  /** Names it in the form. */
  key: string;
  /** Of the order's line that is kept; null for a new one. */
  lineId: string | null;
  itemId: string;
  itemType: 'menu' | 'deal';
  name: string;
  quantity: number;
  /** What is chosen of it; null where nothing can be. */
  options: ChosenOption[] | null;
  customizations: string[];
}

/** The lines of an order as it is. */
export const linesOf = ({ items }: Pick<AdminOrder, 'items'>): EntryLine[] =>
  items.map(({ id, menuItemId, itemType, menuItemName: name, quantity, ...line }) => ({
    key: id,
    lineId: id,
    itemId: menuItemId,
    itemType,
    name,
    quantity,
    options: line.choices.length > 0 ? line.choices.map(({ optionId, count }) => ({ optionId, count })) : null,
    customizations: typedCustomizations(line),
  }));

const identityOf = ({ itemId, itemType, options, customizations }: EntryLine): string =>
  [lineKey({ id: itemId, type: itemType, choices: options }), ...customizations].join('\n');

/** Adds one of an item with what it comes with: to the line that has the same, or as a new line. @param key of the new line */
export function addToLines(
  lines: readonly EntryLine[],
  { id, type, name, optionGroups }: Orderable,
  key: string,
): { lines: EntryLine[]; key: string } {
  const options = optionGroups.length > 0 ? keepOffered({ optionGroups }, defaultOptions(optionGroups)) : null;
  const line = { key, lineId: null, itemId: id, itemType: type, name, quantity: 1, options, customizations: [] };
  const same = lines.find((one) => identityOf(one) === identityOf(line) && one.quantity < ORDER_LIMITS.quantity);
  if (!same) return { lines: [...lines, line], key };
  return { lines: changeLine(lines, same.key, { quantity: same.quantity + 1 }), key: same.key };
}

export const changeLine = (lines: readonly EntryLine[], key: string, change: Partial<EntryLine>): EntryLine[] =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line));

/**
 * What was changed of an order's lines, over its lines as they stand now: what was not touched of a line
 * takes what another writer has made of it, or leaves with it, and what another writer has added stays.
 */
export function rebaseLines(
  base: readonly EntryLine[],
  mine: readonly EntryLine[],
  theirs: readonly EntryLine[],
): EntryLine[] {
  return rebaseList(
    base,
    mine,
    theirs,
    ({ key }) => key,
    (before, own, saved) => saved && rebase(before, own, saved),
  );
}

/** Lines as a call takes them. */
export const itemsOf = (lines: readonly EntryLine[]): CorrectedLine[] =>
  lines.map(({ lineId, itemId, itemType, quantity, options, customizations }) => ({
    ...(lineId !== null && { id: lineId }),
    itemId,
    itemType,
    quantity,
    customizations: customizations.map((wish) => wish.trim()).filter((wish) => wish !== ''),
    ...(options && { options }),
  }));

/** The same for an order that has no lines yet. */
export const newItemsOf = (lines: readonly EntryLine[]) => itemsOf(lines).map(({ id: _id, ...line }) => line);
