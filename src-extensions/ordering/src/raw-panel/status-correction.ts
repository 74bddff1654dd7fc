import { canTransition, nextStatuses, OrderStatus } from '@pickup/contract';
import { sqlOf, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { OrderRow } from '../orders/order-rows.js';
import { recordTransition } from '../orders/transition-order.js';
import type { WriteData } from './guard-table.js';
import { refuseWrite } from './refuse-write.js';

/** The field that a developer fills to make a transition which the back office does not allow. */
const REASON = 'statusCorrection';
const REASON_LABEL = 'Reason for a correction';

/** The length of the column that says who made a transition. */
const MOVED_BY_LENGTH = 255;

const PanelUser = z.object({ email: z.string() });
const Change = z.object({
  orderStatus: OrderStatus.optional().catch(undefined),
  [REASON]: z.string().trim().catch(''),
});

/** The status that a write to an order asks for. */
export interface StatusCorrection {
  to: OrderStatus | undefined;
  /** Empty when none was given. */
  reason: string;
  /** The developer's email address, or `raw panel` where it is not known. */
  by: string;
  at: Date;
}

/** Reads the status and its reason from a write, and takes the reason out: only the status history stores it. */
export function readStatusCorrection(strapi: Core.Strapi, data: WriteData): StatusCorrection {
  const { orderStatus: to, [REASON]: reason } = Change.parse(data);
  if (REASON in data) data[REASON] = null;
  const user = PanelUser.safeParse(strapi.requestContext.get()?.state.user);
  return { to, reason, by: user.success ? user.data.email : 'raw panel', at: new Date() };
}

type OrderStatusRow = Pick<OrderRow, 'id' | 'number' | 'order_status'>;

function nextSteps(from: OrderStatus): string {
  const next = nextStatuses(from);
  return next.length === 0 ? 'It moves no further.' : `It can become ${next.join(' or ')}.`;
}

/**
 * Allows the transitions of the back office, and any other for which the developer gives a reason
 * (product.md, Order status).
 * @throws ValidationError that names what would be right
 */
export function requireTransition(
  { number, order_status: from }: OrderStatusRow,
  { to, reason }: StatusCorrection,
): void {
  const changes = to !== undefined && to !== from;
  if (!changes && reason !== '') {
    refuseWrite(
      `Order ${number} is ${from} and stays so: leave "${REASON_LABEL}" empty, or choose the status that is right.`,
    );
  }
  if (!changes || reason !== '' || canTransition(from, to)) return;
  refuseWrite(
    `Order ${number} is ${from} and cannot become ${to}. ${nextSteps(from)} ` +
      `To put right a status that is wrong, say why in "${REASON_LABEL}".`,
  );
}

/** Adds the transition that a write has made, and its reason, to the status history. */
export async function recordStatusCorrection(
  strapi: Core.Strapi,
  trx: Transaction,
  { order_status: from, ...order }: OrderStatusRow,
  { to, reason, by, at }: StatusCorrection,
): Promise<void> {
  if (to === undefined || to === from) return;
  const who = reason === '' ? by : `${by} (correction: ${reason})`;
  await recordTransition(strapi, sqlOf(trx), { order, from, to, by: who.slice(0, MOVED_BY_LENGTH), at });
}
