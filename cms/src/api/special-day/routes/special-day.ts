import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { targetOf } from '../../../records/soft-deletion.js';
import { createSpecialDay, deleteSpecialDay, updateSpecialDay } from '../save-special-day.js';
import { presentSpecialDay, readSpecialDays } from '../special-days.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.specialDays, async () => (await readSpecialDays(strapi)).map(presentSpecialDay)),
    route(endpoints.createSpecialDay, ({ body }) => createSpecialDay(strapi, body, new Date())),
    route(endpoints.updateSpecialDay, (request) =>
      updateSpecialDay(strapi, targetOf(request), request.body, new Date()),
    ),
    route(endpoints.deleteSpecialDay, (request) => deleteSpecialDay(strapi, targetOf(request))),
  ]);
