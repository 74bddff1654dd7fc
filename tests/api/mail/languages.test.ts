import { formatMoney } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { groupCalls } from '../../restaurant/option-groups.js';
import { useProduct } from '../../restaurant/use-product.js';
import { mailCalls, newAddress } from './mail-calls.js';
import { storeMail } from '../../restaurant/store-mail.js';
import { FROM, PUBLIC_URL, useMail } from '../../restaurant/use-mail.js';

const Row = z.object({ id: z.number() });

const WORDS = {
  en: {
    received: 'We have your order',
    ready: 'Your order is ready',
    cancelled: 'Your order has been cancelled',
    unseen: 'An order waits to be opened',
    noBoard: 'Nobody is watching the orders',
    pay: 'You pay when you pick up.',
    locale: 'en-GB',
    orders: '/orders',
  },
  nl: {
    received: 'Wij hebben je bestelling ontvangen',
    ready: 'Je bestelling staat klaar',
    cancelled: 'Je bestelling is geannuleerd',
    unseen: 'Een bestelling wacht tot iemand hem opent',
    noBoard: 'Niemand kijkt naar de bestellingen',
    pay: 'Je betaalt bij het afhalen.',
    locale: 'nl-NL',
    orders: '/nl/orders',
  },
} as const;

const CHOSEN = {
  en: { large: 'Large', mozzarella: 'Extra mozzarella', regular: 'Regular', amounts: ['€48\\.00', '€10\\.00'] },
  nl: { large: 'Groot', mozzarella: 'Extra mozzarella', regular: 'Gewoon', amounts: ['€\\s48,00', '€\\s10,00'] },
} as const;

describe.each(['en', 'nl'] as const)('mail in %s, as its reader gets it', (language) => {
  const mail = useMail();
  const product = useProduct('sqlite', mail.env);
  const { place, transition } = mailCalls(product);
  const words = WORDS[language];

  it('tells of an order from its coming to its end', async () => {
    const restaurant = await product().api.get('restaurantInfo', {});
    const customerEmail = newAddress();
    const order = await place({ customerEmail, language, customerName: 'Zoë Åkerström-Żółć' });
    const received = await mail.only(customerEmail);
    const time = new Intl.DateTimeFormat(words.locale, { timeStyle: 'short', timeZone: restaurant.timeZone });
    const readyAt = time.format(new Date(order.estimatedReadyAt ?? ''));
    for (const body of [received.text, received.html]) {
      expect(body).toContain(words.received);
      expect(body).toContain(words.pay);
      expect(body).toContain('Zoë Åkerström-Żółć');
      expect(body).toContain(order.orderNumber);
      expect(body).toContain(language === 'nl' ? 'Gemarineerde olijven' : 'Marinated Olives');
      expect(body).toContain(formatMoney(order.total, '€', language));
      expect(body).toContain(readyAt);
      expect(body).toContain(restaurant.address);
      expect(body).toContain(`${PUBLIC_URL}${words.orders}/${order.id}`);
    }
    expect(received.from).toBe(`${restaurant.name} <${FROM}>`);
    expect(received.replyTo).toBe(`${restaurant.name} <${restaurant.email ?? ''}>`);
    expect(received.headers).toContainEqual({ key: 'auto-submitted', value: 'auto-generated' });
    expect(received.headers).toContainEqual({ key: 'content-language', value: language });

    await transition(order, 'CONFIRMED', 'PREPARING', 'READY');
    expect((await mail.arrived(customerEmail, 2))[1]?.html).toContain(words.ready);
    await transition(order, 'CANCELLED');
    expect((await mail.arrived(customerEmail, 3))[2]?.html).toContain(words.cancelled);
  });

  it('says what was chosen of each dish', async () => {
    const { dish, line } = await groupCalls(product).pizza();
    const customerEmail = newAddress();
    const wanted = { ...line({ Large: 1, 'Extra mozzarella': 2 }, 3), customizations: ['cut in eight'] };
    const order = await place({ customerEmail, language, items: [wanted, line()] });
    const { text, html } = await mail.only(customerEmail);
    const { large, mozzarella, regular, amounts } = CHOSEN[language];
    expect(text).toMatch(
      new RegExp(`3 × Test pizza +${amounts[0]}\\n +${large}\\n +2 × ${mozzarella}\\n +cut in eight\\n`),
    );
    expect(text).toMatch(new RegExp(`1 × Test pizza +${amounts[1]}\\n +${regular}\\n`));
    for (const words of [
      dish.name,
      large,
      `2 × ${mozzarella}`,
      'cut in eight',
      regular,
      formatMoney(58, '€', language),
    ]) {
      expect(html).toContain(words);
    }
    // The next mail to the owner tells of each order that waits.
    await transition(order, 'CANCELLED');
  });

  it('tells the owner of what nobody sees', async () => {
    const { sql } = product();
    const recipient = newAddress();
    const order = await place({ customerEmail: newAddress(), language });
    const { id: orderId } = Row.parse(await sql('orders').where({ number: order.orderNumber }).first('id'));
    await storeMail(sql, { kind: 'unseen', recipient, language, orderId });
    await storeMail(sql, { kind: 'no-board', recipient, language });
    const received = await mail.arrived(recipient, 2);
    const [unseen, noBoard] = [words.unseen, words.noBoard].map((heading) =>
      received.find(({ html }) => html.includes(heading)),
    );
    for (const body of [unseen?.text, unseen?.html]) {
      expect(body).toContain(order.orderNumber);
      expect(body).toContain(order.customerPhone);
      expect(body).toContain(`${PUBLIC_URL}/admin/orders`);
      expect(body).not.toContain(order.id);
    }
    expect(noBoard?.text).toContain(`${PUBLIC_URL}/admin/orders`);
  });
});
