import { type Language, type OrderStatus, type PushKind, type PushMessage, shortOrderNumber } from '@pickup/contract';
import type { Cancellation } from '../orders/status-history.js';
import { PUSH_TEXTS } from './push-texts.js';

/** The statuses in which a notification still says what is the case. */
const CURRENT: Record<PushKind, readonly OrderStatus[]> = {
  confirmed: ['CONFIRMED', 'PREPARING'],
  ready: ['READY'],
  cancelled: ['CANCELLED'],
};

/** Whether a notification is still true of an order; one that is sent late must not say what has passed. */
export const isCurrent = (kind: PushKind, status: OrderStatus): boolean => CURRENT[kind].includes(status);

export interface PushContext {
  /** The restaurant's name. */
  restaurant: string;
  orderNumber: string;
  publicId: string;
  language: Language;
  cancellation: Cancellation;
}

/** A notification in the customer's language. It names the order's number, and nothing else of the customer. */
export function composePush(
  kind: PushKind,
  { restaurant, orderNumber, publicId, language, cancellation }: PushContext,
): PushMessage {
  const texts = PUSH_TEXTS[language];
  const said = kind === 'cancelled' ? texts.cancelled[cancellation.reason ?? 'OTHER'] : texts[kind];
  return {
    title: texts.title[kind](shortOrderNumber(orderNumber)),
    body: restaurant === '' ? said : `${said} – ${restaurant}`,
    language,
    path: `/orders/${encodeURIComponent(publicId)}`,
    tag: orderNumber,
  };
}
