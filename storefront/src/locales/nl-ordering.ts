import checkout from './nl/checkout.json';
import order from './nl/order.json';
import tracking from './nl/tracking.json';

/** The texts of an order that is placed or followed. */
export default { checkout, order, tracking };
