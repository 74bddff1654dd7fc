import { STATUS_TRANSITIONS, type OrderStatus } from '@pickup/contract';

const isStatus = (name: string): name is OrderStatus => Object.hasOwn(STATUS_TRANSITIONS, name);

/** Every status, in the order of an order's life. */
export const STATUSES: readonly OrderStatus[] = Object.keys(STATUS_TRANSITIONS).filter(isStatus);
