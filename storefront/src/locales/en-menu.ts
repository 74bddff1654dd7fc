import cart from './en/cart.json';
import dish from './en/dish.json';
import menu from './en/menu.json';

/** The texts of the menu and of a cart's lines. */
export default { cart, dish, menu };
