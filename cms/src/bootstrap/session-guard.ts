import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { endSessions } from '../api/session/tokens.js';

const Account = z.object({ id: z.union([z.number(), z.string()]) });
const Change = z.object({ password: z.string().min(1) });

/** A changed password ends every session of its account, whoever changed it: the owner, or a developer in the raw panel. */
export function endSessionsWithPassword(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    async afterUpdate({ params, result }: { params: { data?: unknown }; result?: unknown }) {
      if (!Change.safeParse(params.data).success) return;
      await endSessions(strapi, Account.parse(result).id);
    },
  });
}
