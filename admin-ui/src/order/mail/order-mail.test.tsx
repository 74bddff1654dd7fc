import { MAIL_HELD_BACK, type OutgoingMail } from '@pickup/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, order, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp, minutesFromNow } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

const REFUSED = 'connect ECONNREFUSED 192.0.2.25:587';

const mail = (id: string, given: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id,
  kind: 'received',
  orderNumber: '20261121-017',
  recipient: 'anna@example.com',
  state: 'sent',
  attempts: 1,
  lastError: null,
  createdAt: minutesFromNow(-10),
  nextAttemptAt: null,
  sentAt: minutesFromNow(-9),
  ...given,
});
const waiting = mail('m2', {
  state: 'waiting',
  attempts: 3,
  lastError: REFUSED,
  sentAt: null,
  nextAttemptAt: minutesFromNow(4),
});
const failed = mail('m3', { kind: 'ready', state: 'failed', attempts: 9, lastError: 'mailbox full', sentAt: null });

function openOrders() {
  rememberSession(OWNER);
  return renderApp('/admin/orders');
}

async function openDetails(mails: OutgoingMail[]) {
  api().data.orders = [order(17, { mails })];
  const app = openOrders();
  await app.user.click(await screen.findByRole('button', { name: 'View Details of order 017' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Order 017' })) };
}

describe('mail that could not be sent', () => {
  it('is reported above the orders, with the mail server’s answer, and can be retried', async () => {
    api().data.orders = [order(17, { mails: [mail('m1'), waiting, failed] })];
    const { user } = openOrders();
    expect(await screen.findByText('2 mails could not be sent yet.')).toBeTruthy();
    expect(screen.getByText(`Last answer: ${REFUSED}`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show mails' }));
    expect(screen.getByText('to anna@example.com · 3 attempts · next try 12:04')).toBeTruthy();
    expect(screen.getByText('Given up')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again: Order ready, order 017' }));
    expect(await screen.findByText('The mail is being sent again!')).toBeTruthy();
    expect(
      api()
        .calls('retryMail')
        .map(({ params }) => params),
    ).toEqual([{ id: 'm3' }]);
    expect(await screen.findAllByText('Waiting')).toHaveLength(2);
  });

  it('says why a mail was held back, and that the order stands', async () => {
    api().data.orders = [order(17, { mails: [{ ...failed, kind: 'received', lastError: MAIL_HELD_BACK }] })];
    const { user } = openOrders();
    const reason = 'Held back: this address has had many mails lately. The order stands; trying again sends it.';
    expect(await screen.findByText(reason)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show mails' }));
    expect(screen.getByText('Held back')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again: Order received, order 017' })).toBeTruthy();
  });

  it('says why it cannot be tried again', async () => {
    api().data.orders = [order(17, { mails: [failed] })];
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'Show mails' }));
    api().fail('retryMail', { status: 409, message: 'This mail has been sent already.' });
    await user.click(screen.getByRole('button', { name: 'Try again: Order ready, order 017' }));
    expect(await screen.findByText('Failed to try the mail again')).toBeTruthy();
    expect(screen.getByText('This mail has been sent already.')).toBeTruthy();
  });

  it('is not reported when all were sent, or when mail is off', async () => {
    api().data.orders = [order(17, { mails: [mail('m1')] })];
    openOrders();
    await screen.findByRole('article');
    await waitFor(() => expect(api().calls('mailStatus')).not.toEqual([]));
    expect(screen.queryByText(/could not be sent/)).toBeNull();
  });
});

describe('the mail of an order', () => {
  it('is listed with its state', async () => {
    const { dialog } = await openDetails([mail('m1'), waiting]);
    expect(await dialog.findByText('to anna@example.com · sent 11:51')).toBeTruthy();
    expect(dialog.getByText(`Last answer: ${REFUSED}`)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Try again: Order received' })).toBeTruthy();
  });

  it('says that mail is off', async () => {
    const { dialog } = await openDetails([]);
    expect(await dialog.findByText('No mail is sent: mail is not set up.')).toBeTruthy();
  });

  it('decides whether the cancel dialog asks to call the customer', async () => {
    api().data.sendsMail = true;
    api().data.orders = [order(17)];
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'Cancel order 017' }));
    expect(await screen.findByText('The customer gets a mail. You can also call Guest 017:')).toBeTruthy();
  });

  it('says in the cancel dialog that nobody is told where there is no address', async () => {
    api().data.sendsMail = true;
    api().data.orders = [order(17, { customerEmail: '' })];
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'Cancel order 017' }));
    const words = 'Nobody is told: there is no email address. Please call Guest 017:';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/The customer reads/)).toBeNull();
  });
});
