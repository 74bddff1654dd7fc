import { canTransition } from '@pickup/contract';
import { markOpened, transition } from './board-stream.js';
import { find } from './changing.js';
import { newId, type MockData } from './data.js';
import { averageValue, countPerStatus, dayOf, isSold, revenueOf, today } from './figures.js';
import { HttpError } from './http.js';
import type { Answers } from './mock-api.js';
import { pageOf, presentAdminOrder, presentAdminOrderDetails } from './present.js';
import type { Sessions } from './sessions.js';

/** The owner's calls about orders, the board that shows them, their mail, and pictures. */
export const ownerOrderCalls = (data: MockData, sessions: Sessions) => {
  const orderOf = ({ params: { id } }: { params: { id: string } }) => find(data.orders, id);
  const mails = () => data.orders.flatMap((order) => order.mails);
  return {
    adminOrders: ({ query: { status, date, ...page } }) => {
      const found = data.orders
        .filter((order) => status === undefined || order.status === status)
        .filter((order) => date === undefined || dayOf(data, order) === date);
      return pageOf(found, page, presentAdminOrder);
    },
    orderStatistics: ({ query: { date = today(data) } }) => {
      const placed = data.orders.filter((order) => dayOf(data, order) === date);
      const sold = placed.filter(isSold);
      return {
        date,
        orders: sold.length,
        cancelled: placed.length - sold.length,
        revenue: revenueOf(sold),
        averageOrderValue: averageValue(sold),
      };
    },
    recentOrders: ({ query: { limit } }) => data.orders.slice(0, limit).map(presentAdminOrder),
    ordersByStatus: () => countPerStatus(data.orders),
    adminOrder: (request) => presentAdminOrderDetails(orderOf(request)),
    transitionOrder: (request) => {
      const order = orderOf(request);
      const { orderNumber, status: from } = order;
      const { status: to } = request.query;
      if (!canTransition(from, to))
        throw new HttpError(409, `Order ${orderNumber} is ${from} and cannot become ${to}.`);
      return presentAdminOrderDetails(transition(data, markOpened(data, order), to, sessions.user.email));
    },
    orderEvents: ({ headers, signal }) => data.board.connect(data, headers['last-event-id'], signal),
    acknowledgeOrders: ({ body }) => {
      for (const order of data.orders) {
        if (body.orders.includes(order.id)) order.deliveredAt ??= new Date(data.now).toISOString();
      }
      return undefined;
    },
    openOrder: (request) => presentAdminOrderDetails(markOpened(data, orderOf(request))),
    mailStatus: () => ({
      enabled: data.sendsMail,
      waiting: mails().filter(({ state }) => state === 'waiting').length,
      troubled: mails().filter(({ state, attempts }) => state !== 'sent' && attempts > 0),
    }),
    retryMail: ({ params: { id } }) => {
      const mail = find(mails(), id);
      if (mail.state === 'sent') throw new HttpError(409);
      return Object.assign(mail, { state: 'waiting', nextAttemptAt: new Date(data.now).toISOString() });
    },
    uploadPicture: ({ body }) => {
      if (body.length === 0) throw new HttpError(400, 'The picture is empty.');
      const bytes = { small: Math.ceil(body.length / 4), full: body.length };
      return { url: `/uploads/${newId(data, 'dish')}.webp`, width: 640, height: 480, bytes };
    },
  } satisfies Answers;
};
