import { NL_DIETARY_WORDS, NL_FALLBACK_WORDS } from '@pickup/contract';
import { sharedTexts } from '@pickup/web';
import about from './nl/about.json';
import allergens from './nl/allergens.json';
import app from './nl/app.json';
import cart from './nl/cart.json';
import checkout from './nl/checkout.json';
import deals from './nl/deals.json';
import dish from './nl/dish.json';
import head from './nl/head.json';
import home from './nl/home.json';
import kitchen from './nl/kitchen.json';
import menu from './nl/menu.json';
import nav from './nl/nav.json';
import notFound from './nl/not-found.json';
import order from './nl/order.json';
import pickup from './nl/pickup.json';
import picture from './nl/picture.json';
import restaurant from './nl/restaurant.json';
import reviews from './nl/reviews.json';
import tracking from './nl/tracking.json';

export default {
  shared: sharedTexts.nl,
  about,
  app,
  allergens: { ...NL_DIETARY_WORDS, ...allergens },
  cart,
  checkout,
  deals,
  dish,
  fallback: NL_FALLBACK_WORDS,
  head,
  home,
  kitchen,
  menu,
  nav,
  notFound,
  order,
  pickup,
  picture,
  restaurant,
  reviews,
  tracking,
};
