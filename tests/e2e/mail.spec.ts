import type { Page } from 'playwright/test';
import { startMailServer, type ReceivedMail, type MailServer } from '../product/mail-server.js';
import { startDemoProduct } from './fixtures/demo-product.js';
import { expect, test as base } from './fixtures/test.js';
import { expectHydrated } from './steps/hydrated.js';
import { customer, LEMONADE, MARGHERITA, type Customer } from './steps/demo.js';
import { findOrder, openAsOwner } from './steps/back-office.js';
import { ordersOf } from './steps/orders.js';
import { confirmedNumber, fillCart, fillContact, placeOrderButton } from './steps/storefront.js';

/** A product that sends its mail to a server of this worker. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are used: none
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mail }, use) => {
      const product = await startDemoProduct({ SMTP_URL: mail.url, MAIL_FROM: 'kitchen@example.com' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const receivedBy = ({ received }: MailServer, { email }: Customer): ReceivedMail[] =>
  received.filter(({ recipients }) => recipients.includes(email));

const subjectsTo = (mail: MailServer, who: Customer) => receivedBy(mail, who).map(({ subject }) => subject);

/** Where a mail leads, on the product under test: it listens on a port that nobody knew when it started. */
function orderPathIn(received: ReceivedMail | undefined): string {
  const text = received?.text ?? '';
  const found = /(\/nl)?\/orders\/[\w-]{20,}/.exec(text)?.[0];
  if (found === undefined) throw new Error(`The mail leads to no order:\n${text}`);
  return found;
}

async function order(page: Page, who: Customer): Promise<string> {
  await fillCart(page, MARGHERITA, LEMONADE);
  await page.goto('/checkout');
  await fillContact(page, who);
  await placeOrderButton(page).click();
  return confirmedNumber(page);
}

test(
  'a customer is written to as the order comes in and is ready, and the mail leads to its page',
  { tag: '@full' },
  async ({ page, mail, product, anotherPerson }) => {
    test.slow();
    const who = customer('mail');
    const number = await order(page, who);
    await expect.poll(() => subjectsTo(mail, who)).toEqual([`We have your order ${number}`]);

    const owner = await anotherPerson();
    await openAsOwner(owner, product, '/admin/orders');
    const card = await findOrder(owner, number);
    for (const move of [/^Confirm order/, /^Start Preparing order/, /^Mark Ready order/]) {
      await card.getByRole('button', { name: move }).click();
    }
    await expect
      .poll(() => subjectsTo(mail, who))
      .toEqual([`We have your order ${number}`, `Your order ${number} is ready`]);

    const [received] = receivedBy(mail, who);
    const elsewhere = await anotherPerson();
    await elsewhere.goto(product.url + orderPathIn(received));
    await expect(elsewhere.getByText(number).first()).toBeVisible();
    await expect(elsewhere.getByText(/^Your order is ready/).first()).toBeVisible();
  },
);

test(
  'a customer at the Dutch address orders, follows and is written to in Dutch',
  { tag: '@full' },
  async ({ page, mail, anotherPerson, product }) => {
    const who = customer('mail-dutch');
    await page.goto('/nl/menu');
    await expectHydrated(page);
    const foreign = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/^\/nl(\/|$)/.test(href)),
      );
    // The other language of this page, and nothing else.
    expect(foreign).toEqual(['/menu']);
    await page.getByRole('button', { name: new RegExp(`^In mandje: ${MARGHERITA}$`, 'i') }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Mandje, 1 artikel' }).click();
    await page.getByRole('button', { name: 'Naar afrekenen' }).click();
    await expect(page).toHaveURL(`${product.url}/nl/checkout`);
    await page.getByLabel('Volledige naam').fill(who.name);
    await page.getByLabel('E-mailadres').fill(who.email);
    await page.getByLabel('Telefoonnummer').fill(who.phone);
    await page
      .locator('form')
      .getByRole('button', { name: /€\s\d+,\d\d/ })
      .click();
    await page.getByRole('link', { name: 'Volg je bestelling' }).click();
    await expect(page).toHaveURL(/\/nl\/orders\/[\w-]{20,}$/);
    await expect
      .poll(() => subjectsTo(mail, who))
      .toEqual([expect.stringMatching(/^Wij hebben je bestelling \d{8}-\d+ ontvangen$/)]);
    const [received] = receivedBy(mail, who);
    for (const body of [received?.text, received?.html]) expect(body).toContain('Je betaalt bij het afhalen.');

    // A browser that asks for English gets the page of a Dutch mail in Dutch.
    const elsewhere = await anotherPerson();
    await elsewhere.goto(product.url + orderPathIn(received));
    await expect(elsewhere.getByText('We hebben je bestelling ontvangen.').first()).toBeVisible();
    expect(new URL(elsewhere.url()).pathname).toBe(new URL(page.url()).pathname);
  },
);

test(
  'the owner sees that a mail could not be sent, and sends it again',
  { tag: '@full' },
  async ({ page, mail, product, anotherPerson }) => {
    test.slow();
    const who = customer('mail-trouble');
    mail.refuse({ code: 451, words: 'The mailbox is full', recipient: new RegExp(who.email) });
    const number = await order(page, who);

    const owner = await anotherPerson();
    await openAsOwner(owner, product, '/admin/orders');
    await expect(owner.getByText('1 mail could not be sent yet.')).toBeVisible({ timeout: 30_000 });
    await owner.getByRole('button', { name: 'Show mails' }).click();
    await expect(owner.getByText(/Last answer: .*The mailbox is full/).first()).toBeVisible();
    expect(subjectsTo(mail, who)).toEqual([]);

    mail.refuse(null);
    await owner.getByRole('button', { name: /^Try again: / }).click();
    await expect.poll(() => subjectsTo(mail, who)).toEqual([`We have your order ${number}`]);
    await expect(owner.getByText(/could not be sent yet/)).toHaveCount(0, { timeout: 40_000 });
    const [placed] = await ordersOf(product, who.email);
    const { mails } = await product.api.get(
      'adminOrder',
      { params: { id: placed?.id ?? '' } },
      { token: product.token },
    );
    expect(mails).toMatchObject([{ kind: 'received', state: 'sent', attempts: 2, lastError: null }]);
  },
);
