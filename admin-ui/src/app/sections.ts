import {
  ChartIcon,
  ChoicesIcon,
  DealIcon,
  DishIcon,
  KitchenIcon,
  OrdersIcon,
  PrintIcon,
  SettingsIcon,
  ShopIcon,
  StarIcon,
} from '@pickup/web';
import type { ComponentType } from 'react';

/** A part of the back office: one entry here gives it its route, its guard and its card on the landing. */
export interface Section {
  /** Names its texts: `dashboard.section.{name}`. */
  name:
    | 'kitchen'
    | 'orders'
    | 'menu'
    | 'choices'
    | 'deals'
    | 'reviews'
    | 'restaurant'
    | 'settings'
    | 'analytics'
    | 'generator';
  /** Below `/admin`. */
  path: `/${string}`;
  Icon: ComponentType<{ size?: number }>;
  load: () => Promise<{ default: ComponentType }>;
  /** It shows the orders as they come in: whoever has it open watches the kitchen. */
  isBoard?: true;
}

export const sections: readonly Section[] = [
  {
    name: 'kitchen',
    path: '/kitchen',
    Icon: KitchenIcon,
    load: () => import('../features/kitchen/KitchenPage.js'),
    isBoard: true,
  },
  {
    name: 'orders',
    path: '/orders',
    Icon: OrdersIcon,
    load: () => import('../features/orders/OrdersPage.js'),
    isBoard: true,
  },
  { name: 'menu', path: '/menu', Icon: DishIcon, load: () => import('../features/menu/MenuPage.js') },
  { name: 'choices', path: '/choices', Icon: ChoicesIcon, load: () => import('../features/choices/ChoicesPage.js') },
  { name: 'deals', path: '/deals', Icon: DealIcon, load: () => import('../features/deals/DealsPage.js') },
  { name: 'reviews', path: '/reviews', Icon: StarIcon, load: () => import('../features/reviews/ReviewsPage.js') },
  {
    name: 'analytics',
    path: '/analytics',
    Icon: ChartIcon,
    load: () => import('../features/analytics/AnalyticsPage.js'),
  },
  {
    name: 'restaurant',
    path: '/restaurant',
    Icon: ShopIcon,
    load: () => import('../features/restaurant/RestaurantPage.js'),
  },
  {
    name: 'settings',
    path: '/restaurant-settings',
    Icon: SettingsIcon,
    load: () => import('../features/settings/SettingsPage.js'),
  },
  {
    name: 'generator',
    path: '/menu-generator',
    Icon: PrintIcon,
    load: () => import('../features/menu-generator/MenuGeneratorPage.js'),
  },
];

/** A rarely needed section: a link at the foot of the landing page instead of a card. */
export interface QuietSection extends Pick<Section, 'path' | 'load'> {
  /** Names its text: `dashboard.{name}`. */
  name: 'customers';
}

export const quietSections: readonly QuietSection[] = [
  { name: 'customers', path: '/customers', load: () => import('../features/customers/CustomersPage.js') },
];
