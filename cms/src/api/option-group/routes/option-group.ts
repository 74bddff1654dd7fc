import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { targetOf } from '../../../records/soft-deletion.js';
import { readAdminGroups } from '../option-groups.js';
import { createGroup, deleteGroup, restoreGroup, setOptionSoldOut, updateGroup } from '../save-option-group.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.adminOptionGroups, () => readAdminGroups(strapi, new Date())),
    route(endpoints.createOptionGroup, ({ body }) => createGroup(strapi, body, new Date())),
    route(endpoints.updateOptionGroup, (request) => updateGroup(strapi, targetOf(request), request.body, new Date())),
    route(endpoints.deleteOptionGroup, (request) => deleteGroup(strapi, targetOf(request))),
    route(endpoints.restoreOptionGroup, (request) => restoreGroup(strapi, targetOf(request), new Date())),
    route(endpoints.setOptionSoldOut, ({ params, body }) => setOptionSoldOut(strapi, params.id, body, new Date())),
  ]);
