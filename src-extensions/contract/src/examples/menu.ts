import type { AdminCategory, AdminMenuItem, Category, MenuItem } from '../entities/menu.js';
import { recordErrors, type Examples } from './example.js';
import { extras, size } from './option-groups.js';

const PIZZA_CATEGORY = 'k3w8dz1tq6vy0b5nh2rj7cma';
const MARINARA = 'c2n5rs8y1qk4zt7wo0xd3fe6';
const DRINKS_CATEGORY = 'p9x4fs7mu2ce8ga1yo6lt3vd';

export const margherita: MenuItem = {
  id: 'b7m2kq9w5x3t7r1ysn4c6d9f',
  name: 'Pizza Margherita',
  nameNl: 'Pizza margherita',
  description: 'San Marzano tomatoes, fior di latte and basil that goes on after the oven.',
  descriptionNl: 'San-Marzanotomaten, fior di latte en basilicum dat er na de oven op gaat.',
  price: 12.5,
  imageUrl: '/dishes/margherita.webp',
  imageAlt: 'A round pizza with tomato, white cheese and basil leaves.',
  imageAltNl: 'Een ronde pizza met tomaat, witte kaas en blaadjes basilicum.',
  allergens: ['gluten', 'milk'],
  dietary: ['vegetarian'],
  popular: false,
  available: true,
  isActive: true,
  categoryId: PIZZA_CATEGORY,
  categoryName: 'Pizza & Flatbread',
  categoryNameNl: 'Pizza & platbrood',
  optionGroups: [size, extras],
  soldOut: false,
  soldOutUntil: null,
  left: null,
};

export const lemonade: MenuItem = {
  id: 'v1h8na4z6e0pu3gs5jq2ot9w',
  name: 'House Lemonade',
  nameNl: 'Huislimonade',
  description: 'Lemon, thyme and a little cane sugar, pressed daily. Still, in a half-litre bottle.',
  descriptionNl: 'Citroen, tijm en een beetje rietsuiker, elke dag vers geperst. Zonder prik, in een halveliterfles.',
  price: 4.5,
  imageUrl: '/dishes/house-lemonade.webp',
  imageAlt: null,
  imageAltNl: null,
  allergens: [],
  dietary: ['vegetarian', 'vegan', 'gluten-free'],
  popular: true,
  available: true,
  isActive: true,
  categoryId: DRINKS_CATEGORY,
  categoryName: 'Drinks',
  categoryNameNl: 'Dranken',
  optionGroups: [],
  soldOut: false,
  soldOutUntil: null,
  left: null,
};

const pizzas: Category = {
  id: PIZZA_CATEGORY,
  name: 'Pizza & Flatbread',
  nameNl: 'Pizza & platbrood',
  description: 'Dough proved for two days and baked on stone at 400 degrees.',
  descriptionNl: 'Deeg dat twee dagen rijst, op steen gebakken bij 400 graden.',
  menuItems: [margherita],
};

export const ownersMargherita: AdminMenuItem = {
  ...margherita,
  optionGroupIds: [size.id, extras.id],
  unmetGroupIds: [],
  kitchenUnits: 2,
  dailyCount: 40,
  portionsLeft: 28,
  version: '1795251600000',
};
const ownersPizzas: AdminCategory = { ...pizzas, version: '1795248000000', menuItems: [ownersMargherita] };
const newCategory: AdminCategory = { ...ownersPizzas, version: '1795255200000', menuItems: [] };

const {
  id: _id,
  isActive: _active,
  categoryName: _name,
  categoryNameNl: _nameNl,
  optionGroups: _groups,
  soldOut: _soldOut,
  left: _left,
  portionsLeft: _portionsLeft,
  unmetGroupIds: _unmet,
  version: _version,
  ...dishForm
} = ownersMargherita;
const { name, nameNl, description, descriptionNl } = pizzas;
const categoryForm = { name, nameNl, description, descriptionNl };

const toDish = { params: { id: margherita.id }, headers: { 'if-match': ownersMargherita.version } };
const toCategory = { params: { id: pizzas.id }, headers: { 'if-match': ownersPizzas.version } };
const menuChanged = 'This menu has been changed since you opened it. Load it again and repeat your change.';
const changed = '1795255200000';

/** The menu, as visitors and as the owner see it. */
export const menuExamples = {
  menuItems: {
    request: { query: { categoryId: DRINKS_CATEGORY } },
    response: [lemonade],
    invalid: { query: { categoryId: 'x'.repeat(65) } },
  },
  popularMenuItems: { request: {}, response: [lemonade] },
  categories: { request: {}, response: [pizzas] },
  adminMenuItems: {
    request: { query: { includeUnavailable: 'true' } },
    response: [ownersMargherita],
    invalid: { query: { includeUnavailable: 'yes' } },
  },
  createMenuItem: {
    request: { body: dishForm },
    response: ownersMargherita,
    invalid: { body: { ...dishForm, price: 12.505 } },
  },
  addMenuItems: {
    request: {
      body: {
        dishes: [
          {
            name: margherita.name,
            description: margherita.description,
            price: margherita.price,
            category: pizzas.name,
          },
          { name: 'Tap Water', price: 0, category: null },
        ],
      },
    },
    response: [ownersMargherita],
    invalid: { body: { dishes: [{ name: margherita.name, price: '12,50', category: null }] } },
    errors: { 409: 'There is a dish of this name already: Pizza Margherita. Nothing was added.' },
  },
  updateMenuItem: {
    request: { ...toDish, body: { ...dishForm, price: 13 } },
    response: { ...ownersMargherita, price: 13, version: changed },
    invalid: { body: { ...dishForm, name: '' } },
    errors: recordErrors('dish'),
  },
  deleteMenuItem: { request: toDish, errors: recordErrors('dish') },
  restoreMenuItem: {
    request: toDish,
    response: { ...ownersMargherita, version: changed },
    errors: recordErrors('dish'),
  },
  toggleMenuItemAvailability: {
    request: toDish,
    response: { ...ownersMargherita, available: false, version: changed },
    errors: recordErrors('dish'),
  },
  toggleMenuItemPopular: {
    request: toDish,
    response: { ...ownersMargherita, popular: true, version: changed },
    errors: recordErrors('dish'),
  },
  adminCategories: { request: {}, response: [ownersPizzas] },
  createCategory: { request: { body: categoryForm }, response: newCategory, invalid: { body: { name: '' } } },
  updateCategory: {
    request: { ...toCategory, body: categoryForm },
    response: { ...ownersPizzas, version: changed },
    invalid: { body: { name: '' } },
    errors: recordErrors('category'),
  },
  deleteCategory: {
    request: toCategory,
    errors: { ...recordErrors('category'), 409: 'Cannot delete category with existing menu items' },
  },
  arrangeDishes: {
    request: {
      body: { categoryId: PIZZA_CATEGORY, before: [margherita.id, MARINARA], after: [MARINARA, margherita.id] },
    },
    invalid: { body: { categoryId: PIZZA_CATEGORY, before: [margherita.id, MARINARA], after: [MARINARA] } },
    errors: { 409: menuChanged },
  },
  arrangeCategories: {
    request: { body: { before: [PIZZA_CATEGORY, DRINKS_CATEGORY], after: [DRINKS_CATEGORY, PIZZA_CATEGORY] } },
    invalid: { body: { before: [PIZZA_CATEGORY], after: [DRINKS_CATEGORY] } },
    errors: { 409: menuChanged },
  },
  uploadPicture: {
    request: { query: { alternativeText: 'A bowl of soup with bread beside it.' }, body: new Uint8Array() },
    response: { url: '/uploads/soup_4b1f8a.webp', width: 640, height: 480, bytes: { small: 9_204, full: 27_380 } },
    invalid: { query: { alternativeText: 'x'.repeat(151) } },
    errors: {
      413: 'The picture must be at most 20 MB.',
      415: 'This is not a picture that can be shown: send a JPEG, PNG, WebP or AVIF file.',
    },
  },
} satisfies Partial<Examples>;
