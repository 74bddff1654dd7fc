import type { OrderStatus } from '@pickup/contract';
import type { BadgeTone } from '@pickup/web';

/** The ground each status has on every screen (look, tokens). */
export const STATUS_TONES = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  PREPARING: 'preparing',
  READY: 'ready',
  COMPLETED: 'closed',
  CANCELLED: 'closed',
} as const satisfies Record<OrderStatus, BadgeTone>;
