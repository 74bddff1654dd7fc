import { markOpened } from './board-stream.js';
import { find } from './changing.js';
import { newId, type MockData } from './data.js';
import type { Answers } from './mock-api.js';
import { presentAdminOrderDetails } from './present.js';
import { HttpError } from './http-error.js';

/** How the calls of a live board, of the mail and of the pictures are answered. */
export function ownerBoardAnswers(data: MockData) {
  const mails = () => data.orders.flatMap((order) => order.mails);
  return {
    orderEvents: ({ headers, signal }) => data.board.connect(data, headers['last-event-id'], signal),
    acknowledgeOrders: ({ body }) => {
      for (const order of data.orders) {
        if (body.orders.includes(order.id)) order.deliveredAt ??= new Date(data.now).toISOString();
      }
      return undefined;
    },
    openOrder: ({ params: { id } }) => presentAdminOrderDetails(markOpened(data, find(data.orders, id, 'order'))),
    mailStatus: () => ({
      enabled: data.sendsMail,
      waiting: mails().filter(({ state }) => state === 'waiting').length,
      troubled: mails().filter(({ state, attempts }) => state !== 'sent' && attempts > 0),
    }),
    retryMail: ({ params: { id } }) => {
      const found = find(mails(), id, 'mail');
      if (found.state === 'sent') throw new HttpError(409, 'This mail has been sent already.');
      return Object.assign(found, { state: 'waiting', nextAttemptAt: new Date(data.now).toISOString() });
    },
    uploadPicture: ({ body }) => {
      if (body.length === 0) throw new HttpError(400, 'The picture is empty.');
      const name = newId(data, 'dish');
      const bytes = { small: Math.ceil(body.length / 4), full: body.length };
      return { url: `/uploads/${name}.webp`, width: 640, height: 480, bytes };
    },
  } satisfies Answers;
}
