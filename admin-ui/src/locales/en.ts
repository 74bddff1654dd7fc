import { EN_DIETARY_WORDS } from '@pickup/contract';
import { sharedTexts } from '@pickup/web';
import allergens from './en/allergens.json';
import analytics from './en/analytics.json';
import app from './en/app.json';
import choices from './en/choices.json';
import customers from './en/customers.json';
import dashboard from './en/dashboard.json';
import deals from './en/deals.json';
import generator from './en/generator.json';
import menu from './en/menu.json';
import orders from './en/orders.json';
import serverErrors from './en/server-errors.json';
import restaurant from './en/restaurant.json';
import reviews from './en/reviews.json';
import session from './en/session.json';
import settings from './en/settings.json';

export default {
  shared: sharedTexts.en,
  allergens: { ...EN_DIETARY_WORDS, ...allergens },
  analytics,
  app,
  choices,
  customers,
  dashboard,
  deals,
  generator,
  menu,
  orders,
  serverErrors,
  restaurant,
  reviews,
  session,
  settings,
};
