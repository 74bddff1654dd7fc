import { vi } from 'vitest';
import type { House } from './house.js';
import { asOwner, newestOrder, type Scenarios } from './scenario.js';

type Board = 'orderEvents' | 'acknowledgeOrders' | 'openOrder' | 'mailStatus' | 'retryMail' | 'uploadPicture';

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A mail that could not be sent: there is no mail server where the product looks for one. */
async function troubledMail(house: House): Promise<string> {
  const { id } = await newestOrder(house);
  return vi.waitFor(
    async () => {
      const { mails } = await asOwner(house, 'adminOrder', { params: { id } });
      const found = mails.find(({ attempts }) => attempts > 0);
      if (!found) throw new Error('No mail has been tried yet');
      return found.id;
    },
    { timeout: 20_000 },
  );
}

/** The live board, the mail and the pictures. */
export const boardScenarios: Pick<Scenarios, Board> = {
  orderEvents: async () => ({}),
  acknowledgeOrders: async (house) => ({ body: { orders: [(await newestOrder(house)).id] } }),
  openOrder: async (house) => ({ params: { id: (await newestOrder(house)).id } }),
  mailStatus: async (house) => {
    await troubledMail(house);
    return {};
  },
  retryMail: async (house) => ({ params: { id: await troubledMail(house) } }),
  uploadPicture: async () => ({
    query: { alternativeText: 'A dot.' },
    body: new Uint8Array(Buffer.from(DOT, 'base64')),
  }),
};
