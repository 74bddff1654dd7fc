import {
  addDays,
  isSoldOutOn,
  type AdminMenuItem,
  type AdminOptionGroup,
  type AdminOrderLine,
  type SaveSoldOut,
  type SoldOutUntil,
} from '@pickup/contract';
import { activeOptions } from '../../option-groups/option-groups.js';

/** What can be sold out: a dish, or an option of a group. */
export interface Sellable {
  kind: 'dish' | 'option';
  id: string;
  name: string;
  nameNl: string | null;
  /** The category of a dish, the group of an option. */
  within: { name: string; nameNl: string | null } | null;
  /** The owner's word; null when it is not sold out by it. */
  until: SoldOutUntil;
  /** Why it cannot be ordered although the owner has not said so. */
  obstacle: 'gone' | 'unmet' | null;
  /** The record that a change of it changes: the dish, or the group of the option. */
  record: { id: string; version: string };
}

const ofDish = (dish: AdminMenuItem): Sellable => ({
  kind: 'dish',
  id: dish.id,
  name: dish.name,
  nameNl: dish.nameNl,
  within: dish.categoryName === null ? null : { name: dish.categoryName, nameNl: dish.categoryNameNl },
  until: dish.soldOutUntil,
  obstacle: dish.portionsLeft === 0 ? 'gone' : dish.unmetGroupIds.length > 0 ? 'unmet' : null,
  record: dish,
});

const ofGroup = (group: AdminOptionGroup): Sellable[] =>
  activeOptions(group).map((option) => ({
    kind: 'option',
    id: option.id,
    name: option.name,
    nameNl: option.nameNl,
    within: group,
    until: option.soldOutUntil,
    obstacle: null,
    record: group,
  }));

/** Every dish and every option of a menu that is not deleted. @param day the day of service */
export function sellablesOf(
  dishes: readonly AdminMenuItem[],
  groups: readonly AdminOptionGroup[],
  day: string,
): Sellable[] {
  const all = [
    ...dishes.filter(({ isActive }) => isActive).map(ofDish),
    ...groups.filter(({ isActive }) => isActive).flatMap(ofGroup),
  ];
  return all.map((one) => (isSoldOutOn(day, one.until) ? one : { ...one, until: null }));
}

/** The dish of an order's line and what was chosen of it, as far as they can be sold out; none for a deal. */
export function sellablesOfLine(
  { itemType, menuItemId, choices }: AdminOrderLine,
  all: readonly Sellable[],
): Sellable[] {
  if (itemType !== 'menu') return [];
  const chosen = new Set(choices.map(({ optionId }) => optionId));
  return [
    ...all.filter(({ kind, id }) => kind === 'dish' && id === menuItemId),
    ...all.filter(({ kind, id }) => kind === 'option' && chosen.has(id)),
  ];
}

/** The dishes of many lines, and then what was chosen of them, each once: what most pieces have first. */
export function sellablesOfLines(lines: readonly AdminOrderLine[], all: readonly Sellable[]): Sellable[] {
  const pieces = new Map<Sellable, number>();
  for (const line of lines) {
    for (const one of sellablesOfLine(line, all)) pieces.set(one, (pieces.get(one) ?? 0) + line.quantity);
  }
  return [...pieces]
    .sort(([one, some], [other, more]) => one.kind.localeCompare(other.kind) || more - some)
    .map(([one]) => one);
}

/** How `until` of a request is stored. @param today the day of service */
export const storedUntil = (until: SaveSoldOut['until'], today: string): SoldOutUntil =>
  until === 'today' ? addDays(today, 1) : until;
