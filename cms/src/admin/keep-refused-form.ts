import { adminApi } from '@strapi/strapi/admin';

/** The part of an RTK Query mutation used here; Strapi's types do not contain its endpoints. */
interface Mutation {
  onQueryStarted?: (saved: unknown, request: { queryFulfilled: Promise<unknown> }) => void | Promise<void>;
}

interface Api {
  enhanceEndpoints: (change: { endpoints: { updateDocument: (mutation?: Mutation) => void } }) => unknown;
}

/**
 * Keeps what was typed in the edit form when the server rejects a save.
 *
 * Strapi's mutation `updateDocument` (content-manager, `admin/services/documents`) updates the panel's cached record
 * before the server has answered, and reverts it when the server rejects the save. The edit form is reset to the cached
 * record whenever that changes, so a rejected save would lose everything typed. Here the update of the cache waits for
 * the server's success.
 *
 * If an update of Strapi renames the mutation, the browser's console says so, which fails `tests/e2e/raw-panel.spec.ts`;
 * the panel then works as Strapi made it.
 */
export function keepRefusedForm(): void {
  const api: Api = adminApi;
  api.enhanceEndpoints({
    endpoints: {
      updateDocument: (mutation) => {
        const updateCache = mutation?.onQueryStarted;
        if (!updateCache) {
          console.error('Strapi no longer updates its copy of a record before the answer: see keep-refused-form.ts');
          return;
        }
        mutation.onQueryStarted = async (saved, request) => {
          const accepted = await request.queryFulfilled.then(
            () => true,
            () => false,
          );
          if (accepted) await updateCache(saved, request);
        };
      },
    },
  });
}
