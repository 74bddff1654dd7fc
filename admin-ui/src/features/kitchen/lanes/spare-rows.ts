import type { AdminOrder } from '@pickup/contract';
import { ALL_LINES, cardHeight, laterHeight, leastLines, type CardRoom, type CardSize } from '../card-height.js';
import { GAP } from '../board-steps.js';
import { packColumns } from './packing.js';

/**
 * How many lines each card says of what to cook: all, or on a dense card the least and more where its column has room, those
 * that are due first before the rest. No card leaves its column or is pushed out of sight by that.
 * @param room of one card in width, and of the lane in height, in px
 */
export function saidLines(
  orders: readonly AdminOrder[],
  sizes: readonly CardSize[],
  columns: number,
  room: CardRoom & { height: number },
): readonly number[] {
  let heights: readonly number[] = orders.map((order, index) => cardHeight(order, sizes[index] ?? 'dense', room));
  const { places } = packColumns(heights, columns, GAP);
  const hasRoom = (grown: readonly number[]) => {
    const packed = packColumns(grown, columns, GAP);
    return packed.height <= room.height && packed.places.every(({ column }, index) => column === places[index]?.column);
  };
  return orders.map((order, index) => {
    // What is ready says only how many dishes it has.
    if (sizes[index] !== 'dense' || order.status === 'READY') return ALL_LINES;
    let lines = leastLines(order, room.width);
    while (lines < order.items.length) {
      const grown = heights.with(index, cardHeight(order, 'dense', room, lines + 1));
      if (!hasRoom(grown)) break;
      heights = grown;
      lines += 1;
    }
    return lines;
  });
}

/**
 * Which cards for later say their dishes: those that are due first before the rest, while every card stays in sight.
 * @param room of one card in width, and of the lane in height, in px
 */
export function sayingDishes(
  orders: readonly AdminOrder[],
  columns: number,
  { width, height }: CardRoom & { height: number },
): readonly boolean[] {
  let heights = orders.map((order) => laterHeight(order, false, width));
  return orders.map((order, index) => {
    const grown = heights.with(index, laterHeight(order, true, width));
    if (packColumns(grown, columns, GAP).height > height) return false;
    heights = grown;
    return true;
  });
}
