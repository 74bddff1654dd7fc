import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PANEL_EMAIL } from '../product/secrets.js';
import { addDish } from '../restaurant/content.js';
import { dishLine, orderOf } from '../restaurant/orders.js';
import { signInToPanel, type Panel } from '../restaurant/panel.js';
import { useProduct } from '../restaurant/use-product.js';

const ORDERS = 'plugin::ordering.order';
const product = useProduct();
let panel: Panel;

beforeAll(async () => {
  panel = await signInToPanel(product().api, product().dataDir);
});

const List = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) });
const Layout = z.object({
  data: z.object({
    contentType: z.object({
      settings: z.looseObject({ mainField: z.string(), defaultSortBy: z.string() }),
      layouts: z.looseObject({ list: z.array(z.string()) }),
    }),
  }),
});

describe("Strapi's raw panel", () => {
  it('lets the generated super-admin in, with a cookie that its pages and its calls both get', () => {
    const { signedIn } = panel;
    expect(signedIn.status).toBe(200);
    expect(JSON.parse(signedIn.text)).toMatchObject({ data: { user: { email: PANEL_EMAIL } } });
    const cookie = signedIn.headers.getSetCookie().find((line) => line.startsWith('strapi_admin_refresh='));
    expect(cookie?.toLowerCase().split('; ')).toEqual(expect.arrayContaining(['path=/', 'httponly']));
    // Plain http on localhost: a secure cookie would be thrown away.
    expect(cookie?.toLowerCase()).not.toContain('secure');
  });

  it('keeps the session over a reload', async () => {
    const cookies = panel.signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    const answer = await product().api.send('/admin/access-token', {
      method: 'POST',
      headers: { cookie: cookies.join('; '), 'content-type': 'application/json' },
      body: '{}',
    });
    expect([answer.status, answer.text.includes('token')]).toEqual([200, true]);
  });

  it('refuses a wrong password', async () => {
    const body = { email: PANEL_EMAIL, password: 'not the password' };
    expect((await product().api.sendWrong('/admin/login', body)).status).toBe(400);
  });

  it('is at /strapi', async () => {
    const answer = await product().api.send('/strapi', { headers: { accept: 'text/html' } });
    const page = answer.status === 302 || answer.status === 301 ? await product().api.send('/strapi/') : answer;
    expect([page.status, page.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/html']);
  });

  it('finds an order by its number, with its lines, and mends it', async () => {
    const { api, sql, token } = product();
    const dish = await addDish(sql, { name: 'Panel soup' });
    const { orderNumber } = await api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
    const path = `/content-manager/collection-types/${ORDERS}`;
    const { results } = List.parse(await panel.ask(`${path}?_q=${orderNumber}`));
    expect(results).toMatchObject([{ number: orderNumber, orderStatus: 'PENDING', customerName: 'Anna de Vries' }]);
    const id = results[0]?.documentId ?? '';
    await panel.ask(`${path}/${id}`, { method: 'PUT', body: JSON.stringify({ customerPhone: '+31 6 1234 5678' }) });
    const { content } = await api.get('adminOrders', { query: { size: '1' } }, { token });
    expect(content[0]).toMatchObject({
      orderNumber,
      customerPhone: '+31 6 1234 5678',
      items: [{ menuItemName: 'Panel soup' }],
    });
  });

  it.each([
    [
      ORDERS,
      'number',
      ['number', 'orderStatus', 'customerName', 'customerEmail', 'customerPhone', 'totalCents', 'placedAt'],
    ],
    [
      'plugin::ordering.order-line',
      'name',
      ['order', 'position', 'name', 'quantity', 'unitCents', 'totalCents', 'businessDay'],
    ],
    [
      'plugin::ordering.order-move',
      'toStatus',
      ['order', 'fromStatus', 'toStatus', 'movedAt', 'movedBy', 'cancelReason'],
    ],
    ['plugin::ordering.customer', 'email', ['email', 'name', 'phone', 'orderCount', 'lastOrderAt']],
    ['api::menu-item.menu-item', 'name', ['name', 'category', 'price', 'available', 'popular', 'isActive']],
    ['api::category.category', 'name', ['name', 'description', 'position', 'menuItems']],
    [
      'api::deal.deal',
      'title',
      ['title', 'dealType', 'discountedPrice', 'active', 'featured', 'validFrom', 'validUntil'],
    ],
    ['api::review.review', 'customerName', ['customerName', 'rating', 'comment', 'verified', 'isActive', 'writtenAt']],
  ])('lists %s with columns that tell records apart', async (uid, mainField, columns) => {
    const { settings, layouts } = Layout.parse(await panel.ask(`/content-manager/content-types/${uid}/configuration`))
      .data.contentType;
    expect(settings.mainField).toBe(mainField);
    expect(layouts.list).toEqual(columns);
    expect(
      List.parse(await panel.ask(`/content-manager/collection-types/${uid}?page=1&pageSize=5`)).results.length,
    ).toBeGreaterThan(0);
  });
});
