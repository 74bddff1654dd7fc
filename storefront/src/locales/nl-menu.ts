import cart from './nl/cart.json';
import dish from './nl/dish.json';
import menu from './nl/menu.json';

/** The texts of the menu and of a cart's lines. */
export default { cart, dish, menu };
