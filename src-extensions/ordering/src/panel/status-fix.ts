import { OrderStatus, canTransition, nextStatuses } from '@pickup/contract';
import { sqlOf, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { recordMove } from '../moving/change-status.js';
import type { OrderRow } from '../reading/rows.js';
import type { Data } from './guard-table.js';
import { refuseWrite } from './refuse-write.js';

/** The field of an order that a developer fills to make a move which the back office does not allow. */
const REASON = 'statusCorrection';
const REASON_LABEL = 'Reason for a correction';

/** What the history can hold of who moved an order. */
const MOVED_BY_LENGTH = 255;

const PanelUser = z.object({ email: z.string() });
const Change = z.object({
  orderStatus: OrderStatus.optional().catch(undefined),
  [REASON]: z.string().trim().catch(''),
});

/** What a write to an order means for its status. */
export interface StatusFix {
  to: OrderStatus | undefined;
  /** Empty when none was given. */
  reason: string;
  /** The developer, as far as it is known who writes. */
  by: string;
  at: Date;
}

/** Reads the status and its reason from a write; the reason goes to the history and is not kept with the order. */
export function readStatusFix(strapi: Core.Strapi, data: Data): StatusFix {
  const { orderStatus: to, [REASON]: reason } = Change.parse(data);
  if (REASON in data) data[REASON] = null;
  const user = PanelUser.safeParse(strapi.requestContext.get()?.state.user);
  return { to, reason, by: user.success ? user.data.email : 'raw panel', at: new Date() };
}

type Order = Pick<OrderRow, 'id' | 'number' | 'order_status'>;

function wayOut(from: OrderStatus): string {
  const next = nextStatuses(from);
  return next.length === 0 ? 'It moves no further.' : `It can become ${next.join(' or ')}.`;
}

/**
 * A move is held to the table of moves, unless the developer says why it has to be (ruling 13).
 * @throws ValidationError that names what would be right
 */
export function requireMove({ number, order_status: from }: Order, { to, reason }: StatusFix): void {
  const moves = to !== undefined && to !== from;
  if (!moves && reason !== '') {
    refuseWrite(
      `Order ${number} is ${from} and stays so: leave "${REASON_LABEL}" empty, or choose the status that is right.`,
    );
  }
  if (!moves || reason !== '' || canTransition(from, to)) return;
  refuseWrite(
    `Order ${number} is ${from} and cannot become ${to}. ${wayOut(from)} ` +
      `To put right a status that is wrong, say why in "${REASON_LABEL}".`,
  );
}

/** Keeps the move that a write has made, with its reason. */
export async function recordPanelMove(
  trx: Transaction,
  { order_status: from, ...order }: Order,
  { to, reason, by, at }: StatusFix,
): Promise<void> {
  if (to === undefined || to === from) return;
  const who = reason === '' ? by : `${by} (correction: ${reason})`;
  await recordMove(sqlOf(trx), { order, from, to, by: who.slice(0, MOVED_BY_LENGTH), at });
}
