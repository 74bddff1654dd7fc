import { EN_DIETARY_WORDS, EN_FALLBACK_WORDS } from '@pickup/contract';
import { sharedTexts } from '@pickup/web';
import addToCart from './en/add-to-cart.json';
import allergens from './en/allergens.json';
import app from './en/app.json';
import deals from './en/deals.json';
import head from './en/head.json';
import home from './en/home.json';
import kitchen from './en/kitchen.json';
import nav from './en/nav.json';
import notFound from './en/not-found.json';
import orderPill from './en/order-pill.json';
import pickup from './en/pickup.json';
import picture from './en/picture.json';
import restaurant from './en/restaurant.json';

/** The texts of every page and of the home page, which a first visit loads. */
export default {
  shared: sharedTexts.en,
  addToCart,
  allergens: { ...EN_DIETARY_WORDS, ...allergens },
  app,
  deals,
  fallback: EN_FALLBACK_WORDS,
  head,
  home,
  kitchen,
  nav,
  notFound,
  orderPill,
  pickup,
  picture,
  restaurant,
};
