import {
  byDueTime,
  canTransition,
  decideUndo,
  isForLater,
  isOpenStatus,
  shortOrderNumber,
  statusWord,
  undoableUntil,
} from '@pickup/contract';
import { markOpened, transition } from './board-stream.js';
import { find, requireVersion } from './changing.js';
import { correctOrder, makeCorrectionQuote } from './correcting.js';
import type { MockData } from './data.js';
import { countPerStatus, dayOf, dayStatistics, today } from './figures.js';
import { HttpError, MockResponse } from './http.js';
import type { Answers } from './mock-api.js';
import { makeQuote, placingByKey } from './placing.js';
import { pageOf, presentAdminOrder, presentAdminOrderDetails } from './present.js';
import type { Sessions } from './sessions.js';

/** The owner's calls about orders, the board that shows them, their mail, and pictures. */
export const ownerOrderCalls = (data: MockData, sessions: Sessions) => {
  const orderOf = ({ params: { id } }: { params: { id: string } }) => find(data.orders, id);
  const place = placingByKey(data);
  const mails = () => data.orders.flatMap((order) => order.mails);
  return {
    adminOrders: ({ query: { status, date, search = '', ...page } }) => {
      const wanted = search.toLowerCase();
      const digits = wanted.replace(/\D/g, '');
      const found = data.orders
        .filter((order) => status === undefined || order.status === status)
        .filter((order) => date === undefined || dayOf(data, order) === date)
        .filter(
          ({ orderNumber, customerName, customerPhone, customerEmail }) =>
            [orderNumber, customerName, customerPhone, customerEmail].some((text) =>
              text.toLowerCase().includes(wanted),
            ) ||
            (digits.length > 3 && customerPhone.replace(/\D/g, '').includes(digits)),
        );
      return pageOf(found, page, presentAdminOrder);
    },
    orderStatistics: ({ query: { date = today(data) } }) => dayStatistics(data, date),
    recentOrders: ({ query: { limit } }) => data.orders.slice(0, limit).map(presentAdminOrder),
    openOrders: () =>
      data.orders
        .filter(({ status }) => isOpenStatus(status))
        .map(presentAdminOrder)
        .sort(byDueTime),
    ordersByStatus: () => countPerStatus(data.orders),
    adminOrder: (request) => presentAdminOrderDetails(orderOf(request)),
    transitionOrder: (request) => {
      const order = orderOf(request);
      const { orderNumber, status: from } = order;
      const { status: to, reason = null } = request.query;
      if (!canTransition(from, to))
        throw new HttpError(409, `Order ${orderNumber} is ${statusWord(from)} and cannot become ${statusWord(to)}.`);
      const until = undoableUntil(new Date(data.now)).getTime();
      transition(data, markOpened(data, order), to, sessions.user.email, { reason, undoableUntil: until });
      return presentAdminOrderDetails(order);
    },
    undoTransition: (request) => {
      const order = orderOf(request);
      const last = order.moves.findLast(({ undone, isUndo }) => !undone && !isUndo);
      const decision = decideUndo(order, request.body.to, last, data.now);
      if ('refusal' in decision) throw new HttpError(409, decision.refusal);
      const { move } = decision;
      move.undone = true;
      transition(data, order, move.from, sessions.user.email, { isUndo: true });
      if (isForLater(order, data.now)) order.openedAt = null;
      return presentAdminOrderDetails(order);
    },
    setLineMade: ({ params: { id, lineId }, body: { made } }) => {
      const order = find(data.orders, id);
      const line = find(order.items, lineId);
      if (!isOpenStatus(order.status)) {
        const [number, status] = [shortOrderNumber(order.orderNumber), statusWord(order.status)];
        throw new HttpError(409, `Order ${number} is ${status}; its lines stay as they are.`);
      }
      if (line.made !== made) {
        line.made = made;
        data.board.send('changed', order);
      }
      return presentAdminOrderDetails(order);
    },
    orderEvents: ({ headers, query, signal }) =>
      data.board.connect(data, headers['last-event-id'], signal, query.board),
    acknowledgeOrders: ({ body }) => {
      for (const order of data.orders) {
        if (body.orders.includes(order.id)) order.deliveredAt ??= new Date(data.now).toISOString();
      }
      return undefined;
    },
    markOrderOpened: (request) => presentAdminOrderDetails(markOpened(data, orderOf(request))),
    quotePhoneOrder: ({ body }) => makeQuote(data, body, 'owner'),
    placePhoneOrder: ({ body, headers }) => {
      const { order, replayed } = place(body, headers['idempotency-key'], sessions.user.email);
      const placed = presentAdminOrderDetails(order);
      return replayed ? new MockResponse(200, placed) : placed;
    },
    quoteCorrection: (request) => makeCorrectionQuote(data, orderOf(request), request.body),
    correctOrder: (request) => {
      const order = orderOf(request);
      requireVersion(order, request.headers);
      return presentAdminOrderDetails(correctOrder(data, order, request.body, sessions.user.email));
    },
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
    uploadPicture: ({ body, query: { kind } }) => {
      if (body.length === 0) throw new HttpError(400, 'The picture is empty.');
      const bytes = { small: Math.ceil(body.length / 4), full: body.length };
      data.named += 1;
      const digits = data.named.toString(16).padStart(16, '0');
      return { url: `/uploads/${kind}-${digits}.webp`, width: 640, height: 480, bytes };
    },
  } satisfies Answers;
};
