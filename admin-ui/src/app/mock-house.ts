import {
  API_PREFIX,
  canMove,
  endpoints,
  toPage,
  type AdminOrder,
  type EndpointName,
  type OrderStatus,
  type Session,
} from '@pickup/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** The time in tests: 18:20 in Amsterdam. */
export const NOW = Date.parse('2026-11-21T17:20:00Z');

export const minutesFromNow = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();

export const OWNER: Session = {
  accessToken: 'owner-token',
  user: { id: 'u1', email: 'owner@example.com', username: 'owner', roles: ['ADMIN'] },
};

export const PASSWORD = 'right';

/** An order with the given counter; the rest may be anything. */
export function anOrder(counter: number, given: Partial<AdminOrder> = {}): AdminOrder {
  const number = String(counter).padStart(3, '0');
  return {
    id: `order${number}`,
    orderNumber: `20261121-${number}`,
    customerName: `Guest ${number}`,
    customerEmail: `guest${number}@example.com`,
    customerPhone: `06 0000 0${number}`,
    status: 'PENDING',
    createdAt: minutesFromNow(counter - 1000),
    pickupTime: minutesFromNow(20),
    items: [
      {
        id: `${number}-1`,
        menuItemName: 'Pizza Margherita',
        quantity: 2,
        unitPrice: 11,
        totalPrice: 22,
        customizations: [],
      },
    ],
    subtotal: 22,
    tax: 0,
    total: 22,
    notes: null,
    ...given,
  };
}

const urlOf = (name: EndpointName) => `*${API_PREFIX}${endpoints[name].path}`;

const refuse = (status: number, message: string) =>
  HttpResponse.json({ data: null, error: { status, name: 'Error', message, details: {} } }, { status });

/** A server in memory that keeps the rules the screens depend on. Tests turn its state. */
export class MockHouse {
  orders: AdminOrder[] = [];
  session = OWNER;
  /** The token is no longer taken. */
  expired = false;
  /** Lists are refused with this sentence. */
  listRefusal: string | null = null;
  /** Answers to a move wait for this. */
  moveGate: Promise<void> = Promise.resolve();
  /** Every call of an admin endpoint: method, path and query. */
  calls: string[] = [];

  readonly handlers: HttpHandler[] = [
    http.get(urlOf('restaurantInfo'), () =>
      HttpResponse.json({ name: 'Bella Cucina', timeZone: 'Europe/Amsterdam', currencySymbol: '€' }),
    ),
    http.post(urlOf('login'), async ({ request }) => {
      const given: unknown = await request.json();
      const right = JSON.stringify(given) === JSON.stringify({ email: OWNER.user.email, password: PASSWORD });
      if (!right) return refuse(401, 'The email address or the password is wrong.');
      this.expired = false;
      return HttpResponse.json(this.session);
    }),
    http.get(urlOf('adminOrders'), ({ request }) => this.guarded(request, (url) => this.list(url))),
    http.get(urlOf('adminOrder'), ({ request, params }) =>
      this.guarded(request, () => {
        const order = this.find(params.id);
        return order
          ? HttpResponse.json({ ...order, moves: this.movesOf(order) })
          : refuse(404, 'There is no such order.');
      }),
    ),
    http.patch(urlOf('moveOrder'), ({ request, params }) =>
      this.guarded(request, async (url) => {
        await this.moveGate;
        return this.moveOrder(this.find(params.id), url.searchParams.get('status'));
      }),
    ),
  ];

  private find = (id: unknown) => this.orders.find((order) => order.id === id);

  private movesOf = ({ status }: AdminOrder) =>
    status === 'PENDING' ? [] : [{ from: 'PENDING', to: status, at: minutesFromNow(-2), by: OWNER.user.email }];

  private guarded(request: Request, answer: (url: URL) => Promise<Response> | Response): Promise<Response> | Response {
    const url = new URL(request.url);
    this.calls.push(`${request.method} ${url.pathname.slice(API_PREFIX.length)}${url.search}`);
    const signedIn = request.headers.get('authorization') === `Bearer ${OWNER.accessToken}` && !this.expired;
    return signedIn ? answer(url) : refuse(401, 'Sign in first.');
  }

  private list({ searchParams }: URL): Response {
    if (this.listRefusal !== null) return refuse(400, this.listRefusal);
    const status = searchParams.get('status');
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    const found = this.orders.filter((order) => status === null || order.status === status);
    return HttpResponse.json(toPage(found.slice(page * size, (page + 1) * size), page, size, found.length));
  }

  private moveOrder(order: AdminOrder | undefined, status: string | null): Response {
    const to = order && statuses.find((known) => known === status && canMove(order.status, known));
    if (!to) return refuse(409, `Order ${order?.orderNumber} was just moved by someone else.`);
    order.status = to;
    return HttpResponse.json({ ...order, moves: this.movesOf(order) });
  }
}

const statuses: readonly OrderStatus[] = ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELLED'];
