import { OrdersIcon } from '@pickup/web';
import type { ComponentType } from 'react';

/** A part of the back office: one entry here gives it its route, its guard and its card on the landing. */
export interface Section {
  /** Names its texts: `dashboard.section.{name}`. */
  name: 'orders';
  /** Below `/admin`. */
  path: `/${string}`;
  Icon: ComponentType<{ size?: number }>;
  load: () => Promise<{ default: ComponentType }>;
}

export const sections: readonly Section[] = [
  { name: 'orders', path: '/orders', Icon: OrdersIcon, load: () => import('../features/orders/OrdersPage.js') },
];
