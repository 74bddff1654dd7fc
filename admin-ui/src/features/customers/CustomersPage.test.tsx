import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, order, orderLine, OWNER, review } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { bytesOf, catchDownloads } from '../../files/testing/catch-downloads.js';

const api = mockApiForEachTest();

const EMAIL = 'anna@example.com';
const NOTHING = `Nothing is stored under ${EMAIL}.`;

type Render = Parameters<typeof renderApp>[1];

function openCustomers(options?: Render) {
  rememberSession(OWNER);
  return renderApp('/admin/customers', options);
}

/** Two orders and a review of one customer, and an order of somebody else. */
function regular(customerEmail = EMAIL) {
  const anna = { customerName: 'Anna de Vries', customerEmail, customerPhone: '06 1234 5678' };
  const items = [orderLine('a', { customizations: ['for Anna'] })];
  const { data } = api();
  data.orders = [
    order(31, { ...anna, status: 'COMPLETED', createdAt: '2026-11-20T17:30:00Z', items, notes: 'Ring twice.' }),
    order(12, { ...anna, status: 'CANCELLED', createdAt: '2026-10-02T10:05:00Z' }),
    order(11, { status: 'PENDING' }),
  ];
  data.reviews = [review('anna', 3, { ...anna, comment: 'I am Anna.' })];
  return data;
}

async function lookUp(user: ReturnType<typeof renderApp>['user'], email = EMAIL) {
  const input = await screen.findByLabelText('Email address');
  await user.clear(input);
  if (email !== '') await user.type(input, email);
  await user.click(screen.getByRole('button', { name: 'Look Up' }));
  return input;
}

const held = async (email = EMAIL) => within(await screen.findByRole('region', { name: email }));
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('looking a customer up', () => {
  it('is reached from the foot of the landing', async () => {
    rememberSession(OWNER);
    const { user, address } = renderApp('/admin');
    await user.click(await screen.findByRole('link', { name: 'Customers’ Data' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers’ Data' })).toBeTruthy();
    expect(address()).toBe('/admin/customers');
    await waitFor(() => expect(document.title).toBe('Customers’ Data · Back office'));
  });

  it('shows name, counts and dates, whatever the case of the address', async () => {
    regular('Anna@Example.com');
    const { user, address } = openCustomers();
    await lookUp(user, 'ANNA@example.com');
    await held();
    expect(['Orders', 'Reviews', 'Name', 'Phone'].map(factOf)).toEqual([
      '2 orders',
      '1 review',
      'Anna de Vries',
      '06 1234 5678',
    ]);
    expect(factOf('First order')).toBe('2 October 2026 at 12:05');
    expect(factOf('Last order')).toBe('20 November 2026 at 18:30');
    expect(screen.getByText('Stored: 2 orders and 1 review.')).toBeTruthy();
    // An address in the bar would stay in the history of this browser.
    expect(address()).toBe('/admin/customers');
  });

  it('finds a customer who only wrote a review', async () => {
    regular().orders = [];
    const { user } = openCustomers();
    await lookUp(user);
    await held();
    expect(['Orders', 'First order', 'Name', 'Phone'].map(factOf)).toEqual(['0 orders', '–', 'Anna de Vries', '–']);
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 9))).toEqual([
      '1 review:',
      'Revenue a',
      'Backups m',
    ]);
  });

  it('says that nothing is stored, without an error toast', async () => {
    const { user } = openCustomers();
    await lookUp(user);
    expect(await screen.findAllByText(NOTHING)).toHaveLength(2);
    expect(screen.queryByText('Failed to load customer data')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
  });

  it.each([
    ['', 'Email address is required.'],
    ['anna', 'This must be an email address such as anna@example.com.'],
  ])('does not ask for "%s": %s', async (typed, problem) => {
    const { user } = openCustomers();
    const input = await lookUp(user, typed);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(api().calls('exportCustomer')).toEqual([]);
  });

  it('shows that it is loading, and calls the server once', async () => {
    regular();
    const open = api().hold('exportCustomer');
    const { user } = openCustomers();
    await lookUp(user);
    const button = await screen.findByRole('button', { name: 'Looking up...' });
    await user.click(button);
    expect(screen.getByText('Looking up what is stored')).toBeTruthy();
    open();
    await held();
    expect(api().calls('exportCustomer')).toHaveLength(1);
  });

  it('shows the error, and retries', async () => {
    regular();
    api().fail('exportCustomer', 'network');
    const { user } = openCustomers();
    await lookUp(user);
    expect(await screen.findByText('The server did not answer. Check the connection and try again.')).toBeTruthy();
    expect(screen.getAllByText('Failed to load customer data').length).toBeGreaterThan(0);
    api().mend('exportCustomer');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await held();
  });

  it('speaks Dutch', async () => {
    regular();
    const { user } = openCustomers({ language: 'nl' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gastgegevens' })).toBeTruthy();
    await user.type(screen.getByLabelText('E-mailadres'), EMAIL);
    await user.click(screen.getByRole('button', { name: 'Opzoeken' }));
    await held();
    expect(factOf('Bestellingen')).toBe('2 bestellingen');
    expect(screen.getByRole('button', { name: 'Wissen' })).toBeTruthy();
  });
});

describe('exporting the data', () => {
  it('downloads everything in one file, whose name holds no personal data', async () => {
    regular();
    const { blobs, names } = catchDownloads();
    const { user } = openCustomers();
    await lookUp(user);
    await user.click((await held()).getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Customer data exported successfully!')).toBeTruthy();
    expect(names).toEqual(['customer-data-2026-11-21.json']);
    const text = new TextDecoder().decode(await bytesOf(blobs[0] ?? new Blob()));
    expect(JSON.parse(text)).toMatchObject({
      email: EMAIL,
      customer: { name: 'Anna de Vries', orderCount: 1 },
      orders: [{ orderNumber: '20261121-012' }, { notes: 'Ring twice.', items: [{ customizations: ['for Anna'] }] }],
      reviews: [{ comment: 'I am Anna.' }],
    });
  });
});

describe('erasing', () => {
  async function openDialog() {
    const data = regular();
    const app = openCustomers();
    await lookUp(app.user);
    const opener = (await held()).getByRole('button', { name: 'Erase' });
    await app.user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase this customer’s data?' }));
    const confirm = async (typed: string) => {
      const input = dialog.getByLabelText('Type the email address again to confirm');
      await app.user.clear(input);
      await app.user.type(input, typed);
      await app.user.click(dialog.getByRole('button', { name: 'Erase For Good' }));
      return input;
    };
    return { ...app, data, opener, dialog, confirm };
  }

  it('lists the consequences, and erases after the address was typed again', async () => {
    const { dialog, confirm, data } = await openDialog();
    expect(dialog.getByText('This cannot be undone.')).toBeTruthy();
    expect(dialog.getByText(/^2 orders: name, email, phone/)).toBeTruthy();
    expect(dialog.getByText(/^1 review: name, email, text/)).toBeTruthy();
    await confirm(' Anna@Example.COM ');
    expect(await screen.findByText('Customer data erased successfully! (2 orders, 1 review)')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('region', { name: EMAIL })).toBeNull();
    expect(JSON.stringify(data)).not.toMatch(/Anna|anna@/);
    const input = screen.getByLabelText<HTMLInputElement>('Email address');
    expect(input.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('is refused for another address', async () => {
    const { dialog, confirm } = await openDialog();
    const input = await confirm('anne@example.com');
    expect(await dialog.findByText('This is not the address above.')).toBeTruthy();
    expect(document.activeElement).toBe(input);
    expect(api().calls('eraseCustomer')).toEqual([]);
  });

  it('does nothing on Cancel, which returns the focus', async () => {
    const { user, dialog, opener } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(api().calls('eraseCustomer')).toEqual([]);
  });

  it('shows the server’s message while an order is still open', async () => {
    const { dialog, confirm, data } = await openDialog();
    Object.assign(data.orders[0] ?? {}, { status: 'READY' });
    await confirm(EMAIL);
    const sentence = 'Order 20261121-031 is still open (Ready): complete or cancel it first.';
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(sentence));
    expect(await screen.findByText('Failed to erase customer data')).toBeTruthy();
    expect(JSON.stringify(data)).toMatch(/Anna/);
  });

  it('says that there was no answer, and keeps what was typed', async () => {
    const { dialog, confirm } = await openDialog();
    api().fail('eraseCustomer', 'network');
    await confirm(EMAIL);
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe(
        'The server did not answer. Check the connection and try again.',
      ),
    );
    expect(dialog.getByLabelText<HTMLInputElement>('Type the email address again to confirm').value).toBe(EMAIL);
  });

  it('leaves orders without phone and email links', async () => {
    const { confirm, user, router } = await openDialog();
    await confirm(EMAIL);
    await screen.findByText(/^Customer data erased successfully!/);
    await router.navigate('/orders');
    await user.click(await screen.findByRole('button', { name: 'View Details of order 031' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order 031' }));
    expect(await dialog.findByText('This customer’s data has been erased.')).toBeTruthy();
    expect(dialog.getByText('N.N.')).toBeTruthy();
    expect(dialog.queryByRole('link')).toBeNull();
  });
});
