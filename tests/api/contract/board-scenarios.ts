import { vi } from 'vitest';
import type { Target } from './target.js';
import { asOwner, newestOrder, type Scenarios } from './scenario.js';

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/**
 * A mail that could not be sent: there is no mail server where the product looks for one. Any order's will do, since the mail
 * of the newest waits for the later attempts of all that were placed before.
 */
async function troubledMail(target: Target): Promise<string> {
  await newestOrder(target);
  return vi.waitFor(
    async () => {
      const { troubled } = await asOwner(target, 'mailStatus', {});
      const [found] = troubled;
      if (!found) throw new Error('No mail has been tried yet');
      return found.id;
    },
    { timeout: 20_000 },
  );
}

/** The live board, the mail and the pictures. */
export const boardScenarios: Partial<Scenarios> = {
  acknowledgeOrders: async (target) => ({ body: { orders: [(await newestOrder(target)).id] } }),
  markOrderOpened: async (target) => ({ params: { id: (await newestOrder(target)).id } }),
  mailStatus: async (target) => {
    await troubledMail(target);
    return {};
  },
  retryMail: async (target) => ({ params: { id: await troubledMail(target) } }),
  uploadPicture: async () => ({
    query: { alternativeText: 'A dot.' },
    body: new Uint8Array(Buffer.from(DOT, 'base64')),
  }),
};
