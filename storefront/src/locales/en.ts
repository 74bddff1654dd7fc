import { EN_DIETARY_WORDS, EN_FALLBACK_WORDS } from '@pickup/contract';
import { sharedTexts } from '@pickup/web';
import about from './en/about.json';
import allergens from './en/allergens.json';
import app from './en/app.json';
import cart from './en/cart.json';
import checkout from './en/checkout.json';
import deals from './en/deals.json';
import dish from './en/dish.json';
import head from './en/head.json';
import home from './en/home.json';
import kitchen from './en/kitchen.json';
import menu from './en/menu.json';
import nav from './en/nav.json';
import notFound from './en/not-found.json';
import order from './en/order.json';
import pickup from './en/pickup.json';
import picture from './en/picture.json';
import restaurant from './en/restaurant.json';
import reviews from './en/reviews.json';
import tracking from './en/tracking.json';

export default {
  shared: sharedTexts.en,
  about,
  app,
  allergens: { ...EN_DIETARY_WORDS, ...allergens },
  cart,
  checkout,
  deals,
  dish,
  fallback: EN_FALLBACK_WORDS,
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
