import { changeEndpoint, isAccepted } from './panel-api';

/**
 * Keeps what was typed in the edit form when the server rejects a save.
 *
 * Strapi's mutation `updateDocument` (content-manager, `admin/services/documents`) updates the panel's cached record
 * before the server has answered, and reverts it when the server rejects the save. The edit form is reset to the cached
 * record whenever that changes, so a rejected save would lose everything typed. Here the update of the cache waits for
 * the server's success.
 */
export function keepRefusedForm(): void {
  changeEndpoint('updateDocument', 'keep-refused-form.ts', (mutation) => {
    const updateCache = mutation.onQueryStarted;
    if (!updateCache) {
      console.error('Strapi no longer updates its copy of a record before the answer: see keep-refused-form.ts');
      return;
    }
    mutation.onQueryStarted = async (saved, request) => {
      if (await isAccepted(request)) await updateCache(saved, request);
    };
  });
}
