import checkout from './en/checkout.json';
import order from './en/order.json';
import tracking from './en/tracking.json';

/** The texts of an order that is placed or followed. */
export default { checkout, order, tracking };
