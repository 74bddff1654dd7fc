import { open } from './board-stream.js';
import { find } from './changing.js';
import { newId, type Kitchen } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { presentAdminOrderDetails } from './present.js';
import { Refusal } from './refusal.js';

/** How the calls of a live board, of the mail and of the pictures are answered. */
export function ownerBoardAnswers(kitchen: Kitchen) {
  const mails = () => kitchen.orders.flatMap((order) => order.mails);
  return {
    orderEvents: ({ headers, signal }) => kitchen.board.connect(kitchen, headers['last-event-id'], signal),
    acknowledgeOrders: ({ body }) => {
      for (const order of kitchen.orders) {
        if (body.orders.includes(order.id)) order.deliveredAt ??= new Date(kitchen.now).toISOString();
      }
      return undefined;
    },
    openOrder: ({ params: { id } }) => presentAdminOrderDetails(open(kitchen, find(kitchen.orders, id, 'order'))),
    mailStatus: () => ({
      enabled: kitchen.sendsMail,
      waiting: mails().filter(({ state }) => state === 'waiting').length,
      troubled: mails().filter(({ state, attempts }) => state !== 'sent' && attempts > 0),
    }),
    retryMail: ({ params: { id } }) => {
      const found = find(mails(), id, 'mail');
      if (found.state === 'sent') throw new Refusal(409, 'This mail has been sent already.');
      return Object.assign(found, { state: 'waiting', nextAttemptAt: new Date(kitchen.now).toISOString() });
    },
    uploadPicture: ({ body }) => {
      if (body.length === 0) throw new Refusal(400, 'The picture is empty.');
      const name = newId(kitchen, 'dish');
      const bytes = { small: Math.ceil(body.length / 4), full: body.length };
      return { url: `/uploads/${name}.webp`, width: 640, height: 480, bytes };
    },
  } satisfies Answers;
}
