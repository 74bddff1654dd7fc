import { isForLater, type AdminOrder, type AdminOrderLine } from '@pickup/contract';

/** What was chosen from one group of choices. */
interface ChosenGroup {
  name: string;
  /** An option of another group of the dish is called the same, and means something else. */
  isAmbiguous: boolean;
  /** Most first. */
  choices: readonly { words: string; quantity: number }[];
}

/** A dish or deal that is still to be made. */
export interface AllDayRow {
  /** Names the dish or deal, whatever was chosen of it. */
  key: string;
  name: string;
  /** Pieces, of all orders together. */
  quantity: number;
  /** How often something was chosen for them, by what it was chosen from. */
  groups: readonly ChosenGroup[];
  /** The orders that hold it. */
  orderIds: ReadonlySet<string>;
}

/** Names what a line is of. The name belongs to it: orders keep the one they were placed with. */
export const dishKey = ({ itemType, menuItemId, menuItemName }: AdminOrderLine): string =>
  `${itemType} ${menuItemId} ${menuItemName}`;

/** Whether an order is still to be made, now: ready ones are made, and those for later wait. @param now in milliseconds */
const isToBeMade = (order: AdminOrder, now: number) =>
  (order.status === 'PENDING' || order.status === 'CONFIRMED' || order.status === 'PREPARING') &&
  !isForLater(order, now);

interface Counted {
  name: string;
  quantity: number;
  groups: Map<string, Map<string, number>>;
  orderIds: Set<string>;
}

function chosenGroups(groups: Counted['groups']): ChosenGroup[] {
  const isElsewhere = (name: string, words: string) =>
    [...groups].some(([other, options]) => other !== name && options.has(words));
  return [...groups].map(([name, options]) => ({
    name,
    isAmbiguous: [...options.keys()].some((words) => isElsewhere(name, words)),
    choices: [...options]
      .map(([words, quantity]) => ({ words, quantity }))
      .sort((one, other) => other.quantity - one.quantity || one.words.localeCompare(other.words)),
  }));
}

/**
 * What is still to be made, per dish and choice, of all orders; lines that are struck off are not. Most first, then by
 * name. A choice counts as often as it was chosen for all pieces (product.md, Kitchen board).
 */
export function allDay(orders: readonly AdminOrder[], now: number): AllDayRow[] {
  const rows = new Map<string, Counted>();
  for (const order of orders.filter((one) => isToBeMade(one, now))) {
    for (const line of order.items.filter(({ made }) => !made)) {
      const key = dishKey(line);
      const row: Counted = rows.get(key) ?? {
        name: line.menuItemName,
        quantity: 0,
        groups: new Map<string, Map<string, number>>(),
        orderIds: new Set<string>(),
      };
      row.quantity += line.quantity;
      row.orderIds.add(order.id);
      for (const { groupName, optionName, count } of line.choices) {
        const group = row.groups.get(groupName) ?? new Map<string, number>();
        group.set(optionName, (group.get(optionName) ?? 0) + count * line.quantity);
        row.groups.set(groupName, group);
      }
      rows.set(key, row);
    }
  }
  return [...rows]
    .map(([key, { groups, ...row }]) => ({ key, ...row, groups: chosenGroups(groups) }))
    .sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name));
}
