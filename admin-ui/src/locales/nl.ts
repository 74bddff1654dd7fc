import { NL_DIETARY_WORDS, NL_FALLBACK_WORDS } from '@pickup/contract';
import { sharedTexts } from '@pickup/web';
import allergens from './nl/allergens.json';
import analytics from './nl/analytics.json';
import app from './nl/app.json';
import board from './nl/board.json';
import choices from './nl/choices.json';
import customers from './nl/customers.json';
import dashboard from './nl/dashboard.json';
import deals from './nl/deals.json';
import firstEvening from './nl/first-evening.json';
import generator from './nl/generator.json';
import kitchen from './nl/kitchen.json';
import menu from './nl/menu.json';
import orderEntry from './nl/order-entry.json';
import orders from './nl/orders.json';
import serverErrors from './nl/server-errors.json';
import restaurant from './nl/restaurant.json';
import reviews from './nl/reviews.json';
import session from './nl/session.json';
import settings from './nl/settings.json';
import soldOut from './nl/sold-out.json';
import specialDays from './nl/special-days.json';

export default {
  shared: sharedTexts.nl,
  allergens: { ...NL_DIETARY_WORDS, ...allergens },
  analytics,
  app,
  board,
  choices,
  customers,
  dashboard,
  deals,
  fallback: NL_FALLBACK_WORDS,
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
