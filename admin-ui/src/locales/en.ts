import { EN_DIETARY_WORDS, EN_FALLBACK_WORDS } from '@pickup/contract';
import { sharedTexts } from '@pickup/web';
import allergens from './en/allergens.json';
import analytics from './en/analytics.json';
import app from './en/app.json';
import board from './en/board.json';
import choices from './en/choices.json';
import customers from './en/customers.json';
import dashboard from './en/dashboard.json';
import deals from './en/deals.json';
import firstEvening from './en/first-evening.json';
import generator from './en/generator.json';
import kitchen from './en/kitchen.json';
import menu from './en/menu.json';
import orderEntry from './en/order-entry.json';
import orders from './en/orders.json';
import serverErrors from './en/server-errors.json';
import restaurant from './en/restaurant.json';
import reviews from './en/reviews.json';
import session from './en/session.json';
import settings from './en/settings.json';
import soldOut from './en/sold-out.json';
import specialDays from './en/special-days.json';

export default {
  shared: sharedTexts.en,
  allergens: { ...EN_DIETARY_WORDS, ...allergens },
  analytics,
  app,
  board,
  choices,
  customers,
  dashboard,
  deals,
  fallback: EN_FALLBACK_WORDS,
  firstEvening,
  generator,
  kitchen,
  menu,
  orderEntry,
  orders,
  serverErrors,
  restaurant,
  reviews,
  session,
  settings,
  soldOut,
  specialDays,
};
