import { adminApi } from '@strapi/strapi/admin';

/** What is used of an RTK Query mutation; Strapi's types leave its endpoints out. */
interface Mutation {
  onQueryStarted?: (saved: unknown, request: { queryFulfilled: Promise<unknown> }) => void | Promise<void>;
}

interface Api {
  enhanceEndpoints: (change: { endpoints: { updateDocument: (mutation?: Mutation) => void } }) => unknown;
}

/**
 * Keeps what was typed when the server refuses to save it.
 *
 * Strapi's mutation `updateDocument` (content-manager, `admin/services/documents`) writes what is being saved into the
 * panel's copy of the record before the server has answered, and takes it back when the server refuses. The edit form
 * starts again from that copy whenever it changes, so a refusal would empty the form of everything typed. Here Strapi's
 * own write into the copy waits for the server's yes: after a no, the copy and with it the form never changed.
 *
 * An update of Strapi that names or does this otherwise is told of in the browser's console, which fails
 * `tests/e2e/raw-panel.spec.ts`; the panel goes on as Strapi made it.
 */
export function keepRefusedForm(): void {
  const api: Api = adminApi;
  api.enhanceEndpoints({
    endpoints: {
      updateDocument: (mutation) => {
        const writeIntoCopy = mutation?.onQueryStarted;
        if (!writeIntoCopy) {
          console.error('Strapi no longer updates its copy of a record before the answer: see keep-refused-form.ts');
          return;
        }
        mutation.onQueryStarted = async (saved, request) => {
          const accepted = await request.queryFulfilled.then(
            () => true,
            () => false,
          );
          if (accepted) await writeIntoCopy(saved, request);
        };
      },
    },
  });
}
