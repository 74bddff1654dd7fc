import type { Core } from '@strapi/strapi';

type Lifecycles = Core.Strapi['db']['lifecycles'];
type Subscriber = Extract<Parameters<Lifecycles['subscribe']>[0], object>;

/**
 * Runs `work` before every write through Strapi's query engine, which the raw panel uses; what it throws refuses the write.
 * @param models UIDs of content types; all by default
 */
export function beforeWrites(strapi: Pick<Core.Strapi, 'db'>, work: () => void, models?: string[]): void {
  const subscriber: Subscriber = {
    ...(models && { models }),
    beforeCreate: work,
    beforeCreateMany: work,
    beforeUpdate: work,
    beforeUpdateMany: work,
    beforeDelete: work,
    beforeDeleteMany: work,
  };
  strapi.db.lifecycles.subscribe(subscriber);
}
