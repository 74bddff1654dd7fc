import type { OrderStatus } from '@pickup/contract';
import type { BadgeTone } from '@pickup/web';

/** The badge colour of each status. */
export const STATUS_TONES = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  PREPARING: 'preparing',
  READY: 'ready',
  COMPLETED: 'closed',
  CANCELLED: 'closed',
} as const satisfies Record<OrderStatus, BadgeTone>;
