import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { GROUP } from './option-groups.js';

const OPTION = 'api::option-group.option';

const Written = z.object({ id: z.number() });
const Option = z.object({ group: z.object({ id: z.number() }).nullable() });

interface WriteEvent {
  params: { where?: unknown };
  result?: unknown;
}

/** Gives the group of an option a new version: whoever has the group open sees that it has changed (product.md, Two writers). */
async function touchGroup(strapi: Core.Strapi, where: unknown): Promise<void> {
  const found: unknown = await strapi.db.query(OPTION).findOne({ where, populate: ['group'] });
  const group = Option.safeParse(found).data?.group;
  if (group) await strapi.db.query(GROUP.uid).update({ where: { id: group.id }, data: {} });
}

/** Makes each write of an option, from the raw panel too, a change of its group. */
export function keepGroupVersions(strapi: Core.Strapi): void {
  const touchWritten = ({ result }: WriteEvent) => touchGroup(strapi, { id: Written.parse(result).id });
  strapi.db.lifecycles.subscribe({
    models: [OPTION],
    afterCreate: touchWritten,
    afterUpdate: touchWritten,
    beforeDelete: ({ params }: WriteEvent) => touchGroup(strapi, params.where),
  });
}
