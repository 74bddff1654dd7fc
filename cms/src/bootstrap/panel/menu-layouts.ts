import { field, type PanelLayout, readOnlyRelation, relation } from '@pickup/strapi-kit';
import { allergens, dietary, DUTCH, imageUrl, isActive, PRICE } from './content-fields.js';

const soldOutUntil = field(
  'Sold out until',
  'The day on which it is back, such as 2026-11-21, in the restaurant’s time zone; forever means until somebody says otherwise. Empty means that it is not sold out.',
);
const position = field('Position', 'Smaller numbers are shown first.');

export const dish: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name', 'category', 'price', 'available', 'popular', 'isActive'],
  form: [
    {
      name: field('Name', 'As the menu shows it. Past orders keep the name of their day.'),
      nameNl: field('Dutch name', DUTCH),
    },
    {
      description: field('Description', 'Below the name on the menu.'),
      descriptionNl: field('Dutch description', DUTCH),
    },
    {
      category: relation('Category', 'name', 'The category under which the menu lists it.'),
    },
    {
      price: field('Price', `${PRICE} Past orders keep the price of their day.`),
      position,
    },
    {
      available: field(
        'Available',
        'Off takes it off the menu, and customers who have it in their cart are told. For a dish that will be back see “Sold out until”.',
      ),
      popular: field('Popular', 'Shown with the favourites on the home page.'),
      isActive,
    },
    {
      kitchenUnits: field(
        'Kitchen units',
        '0 to 100: how much of a slot’s kitchen work one piece takes without its choices. Not more than a slot holds. Orders that are placed keep theirs.',
      ),
      dailyCount: field(
        'Portions a day',
        '1 to 999: how many there are of it on a day of pickup, all orders together. Empty means no count.',
      ),
      soldOutUntil,
    },
    {
      optionGroups: relation(
        'Choices',
        'name',
        'What can be chosen of it, in this order, at most 8 groups: its size, its extras.',
      ),
    },
    { allergens },
    { dietary },
    {
      imageUrl,
      imageAlt: field('What the picture shows', 'For those who do not see it; left empty, the name says enough.'),
      imageAltNl: field('What it shows, in Dutch', DUTCH),
    },
  ],
};

export const category: PanelLayout = {
  mainField: 'name',
  sort: 'position:ASC',
  columns: ['name', 'description', 'position', 'menuItems'],
  form: [
    { name: field('Name', 'The heading on the menu.'), nameNl: field('Dutch name', DUTCH), position },
    { description: field('Description', 'Below the heading.'), descriptionNl: field('Dutch description', DUTCH) },
    {
      menuItems: readOnlyRelation(
        'Dishes',
        'name',
        'The dishes of this category. To move one to another category, open the dish.',
      ),
    },
  ],
};

export const optionGroup: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name', 'min', 'max', 'options', 'menuItems', 'isActive'],
  form: [
    {
      name: field('Name', 'What is chosen: Size, Extras. Past orders keep the name of their day.'),
      nameNl: field('Dutch name', DUTCH),
    },
    {
      min: field(
        'At least',
        'The least of its options that a dish is ordered with, 0 to 10. Above 0 it has to be answered.',
      ),
      max: field(
        'At most',
        'The most of its options, 1 to 10, each counted as often as it is taken. Not below the least.',
      ),
      isActive,
    },
    {
      options: readOnlyRelation(
        'Options',
        'name',
        'What can be chosen, at least one unless the group is deleted. To change one or add one, open “Option”.',
      ),
    },
    {
      menuItems: readOnlyRelation('Dishes', 'name', 'The dishes that use it. To take it off one, open the dish.'),
    },
  ],
};

export const option: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name', 'group', 'price', 'isDefault', 'maxCount', 'isActive'],
  form: [
    {
      name: field('Name', 'As the dish shows it. Past orders keep the name of their day.'),
      nameNl: field('Dutch name', DUTCH),
    },
    {
      group: relation('Group', 'name', 'The group it can be chosen from.'),
      position,
    },
    {
      price: field(
        'Price',
        'Added to the price of the dish, in euros with at most two decimals, 0 to 999.99. Past orders keep theirs.',
      ),
      maxCount: field('At most times', 'How often it may be taken for one piece of the dish, 1 to 9.'),
      isDefault: field('Chosen by default', 'On: it is chosen where a customer says nothing.'),
      isActive,
    },
    {
      kitchenUnits: field(
        'Kitchen units',
        '0 to 100: how much of a slot’s kitchen work it adds each time it is taken. Orders that are placed keep theirs.',
      ),
      soldOutUntil,
    },
    { allergens },
    { dietary },
  ],
};
