import { endpoints } from '@pickup/contract';
import { contentApi, Reply, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { changeKitchenControl, readKitchenControl } from '../kitchen-control.js';
import { readKitchen } from '../kitchen.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.kitchen, async () => {
      const kitchen = await readKitchen(strapi, new Date());
      return new Reply(200, kitchen, [], Date.parse(kitchen.changesAt));
    }),
    route(endpoints.kitchenControl, () => readKitchenControl(strapi, new Date())),
    route(endpoints.changeKitchenControl, ({ body }) => changeKitchenControl(strapi, body, new Date())),
  ]);
