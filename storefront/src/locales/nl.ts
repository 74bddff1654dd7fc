import { NL_DIETARY_WORDS, NL_FALLBACK_WORDS } from '@pickup/contract';
import { sharedTexts } from '@pickup/web';
import addToCart from './nl/add-to-cart.json';
import allergens from './nl/allergens.json';
import app from './nl/app.json';
import deals from './nl/deals.json';
import head from './nl/head.json';
import home from './nl/home.json';
import kitchen from './nl/kitchen.json';
import nav from './nl/nav.json';
import notFound from './nl/not-found.json';
import orderPill from './nl/order-pill.json';
import pickup from './nl/pickup.json';
import picture from './nl/picture.json';
import restaurant from './nl/restaurant.json';

/** The texts of every page and of the home page, which a first visit loads. */
export default {
  shared: sharedTexts.nl,
  addToCart,
  allergens: { ...NL_DIETARY_WORDS, ...allergens },
  app,
  deals,
  fallback: NL_FALLBACK_WORDS,
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
