import { READY_TOLERANCE_MS } from '@pickup/contract';
import type { QuotedPickup } from './quote.js';

/** Whether the earliest time is another one than was shown, by more than the server allows (product.md, Pickup times). */
export const hasMoved = (before: string | null, now: string | null): boolean =>
  before !== null && now !== null && Math.abs(Date.parse(now) - Date.parse(before)) > READY_TOLERANCE_MS;

const isLater = (before: string | null, now: string | null) =>
  hasMoved(before, now) && Date.parse(now ?? '') > Date.parse(before ?? '');

/** Why a cart cannot be collected as chosen: there is no time for it, or the chosen one is not offered. Null when it can, and until that is known. */
export type PickupObstacle = 'no-pickup' | 'pickup-time' | null;

export function pickupObstacle(pickup: QuotedPickup | null, pickupAt: string | null): PickupObstacle {
  if (pickup === null) return null;
  if (pickup.noPickup !== null) return 'no-pickup';
  return pickupAt !== null && !pickup.pickupTimes.includes(pickupAt) ? 'pickup-time' : null;
}

/** Whether a cart can still be collected when its customer was shown. @param shown the earliest time that was */
export const isPickupKept = (pickup: QuotedPickup, pickupAt: string | null, shown: string | null): boolean =>
  pickupObstacle(pickup, pickupAt) === null && (pickupAt !== null || !isLater(shown, pickup.readyAt));
