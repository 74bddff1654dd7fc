/** Dishes and deals of the demo restaurant that the tests order; their prices are read from the product. */
export const MARGHERITA = 'Pizza Margherita';
export const FOUR_CHEESE = 'Four Cheese Pizza';
export const RIBEYE = 'Ribeye Steak';
export const FRITES = 'Frites & Mayonnaise';
export const LEMONADE = 'House Lemonade';
/** Its doneness has to be chosen; its sides are up to the guest. */
export const BURGER = 'Mirabelle Burger';
/** A deal without a condition. */
export const PIZZA_FOR_TWO = 'Pizza for Two';
/** A free deal that asks for a minimum order of €30.00. */
export const DESSERT_ON_US = 'Dessert on Us';

export const PIZZA_CATEGORY = 'Pizza & Flatbread';

/** A customer. Every test takes an address of its own, by which its orders are told from the others'. */
export const customer = (test: string) => ({
  name: 'Anna de Vries',
  email: `${test}@example.com`,
  phone: '+31 6 1234 5678',
});
export type Customer = ReturnType<typeof customer>;
