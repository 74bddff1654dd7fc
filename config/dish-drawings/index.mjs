/** Every drawing by the name of its file. How to add one: config/docs/dish-drawings.md. */
import { BRUNCH } from './brunch.mjs';
import { CAKES } from './cakes.mjs';
import { DEALS } from './deals.mjs';
import { DESSERTS } from './desserts.mjs';
import { DRINKS } from './drinks.mjs';
import { GRILL } from './grill.mjs';
import { PASTA_AND_GRAINS } from './pasta-grains.mjs';
import { PIZZAS } from './pizzas.mjs';
import { SANDWICHES } from './sandwiches.mjs';
import { SOUPS_AND_SALADS } from './soups-salads.mjs';
import { STARTERS } from './starters.mjs';

export const DRAWINGS = {
  ...STARTERS,
  ...SOUPS_AND_SALADS,
  ...PASTA_AND_GRAINS,
  ...PIZZAS,
  ...GRILL,
  ...SANDWICHES,
  ...BRUNCH,
  ...CAKES,
  ...DESSERTS,
  ...DRINKS,
  ...DEALS,
};
