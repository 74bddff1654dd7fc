import { ORDER_VIEWS } from './order-views.js';
import { RESTAURANT_VIEWS } from './restaurant-views.js';
import { MENU_VIEWS } from './menu-views.js';
import { SESSION_VIEWS } from './session-views.js';

/** Every view of the back office behind the guard, by screen; the last leaves the owner signed out. */
export const BACK_OFFICE_VIEWS = { ...ORDER_VIEWS, ...MENU_VIEWS, ...RESTAURANT_VIEWS, ...SESSION_VIEWS } as const;
