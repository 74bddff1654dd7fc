import { z } from 'zod';
import { AdminOrder } from './order.js';

/** What can happen to an order, as a board hears it; `changed`: its details were mended. */
export const ORDER_EVENT_KINDS = ['placed', 'moved', 'opened', 'changed'] as const;
export const OrderEventKind = z.enum(ORDER_EVENT_KINDS);
export type OrderEventKind = z.infer<typeof OrderEventKind>;

/** Something that happened to an order, which is given as it stands now. */
export const OrderEvent = z.object({ kind: OrderEventKind, order: AdminOrder });
export type OrderEvent = z.infer<typeof OrderEvent>;

/** Sent when a board is connected and has been told all it missed: the orders nobody has opened, oldest first. */
export const BoardReady = z.object({ unopened: z.array(AdminOrder) });
export type BoardReady = z.infer<typeof BoardReady>;
