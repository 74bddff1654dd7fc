import { ORDER_MOVES, type OrderStatus } from '@pickup/contract';

const isStatus = (name: string): name is OrderStatus => Object.hasOwn(ORDER_MOVES, name);

/** Every status, in the order of an order's life. */
export const STATUSES: readonly OrderStatus[] = Object.keys(ORDER_MOVES).filter(isStatus);
