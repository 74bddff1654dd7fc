import { screen, waitFor, within } from '@testing-library/react';
import { retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { describedBy, title } from './testing/deal-inputs.js';

const api = mockApiForEachTest();

async function openNew() {
  api().data.deals = api().data.deals.slice(0, 1);
  rememberSession(OWNER);
  const app = renderApp('/admin/deals');
  await screen.findByRole('article', { name: 'Pizza for two' });
  await app.user.click(screen.getByRole('button', { name: 'Add Deal' }));
  await screen.findByRole('dialog', { name: 'Add Deal' });
  return app;
}

const discount = () => screen.getByRole('status', { name: 'Discount' }).textContent;

describe('a new deal', () => {
  it('starts as a COMBO that is active and not featured, and is created', async () => {
    const { user } = await openNew();
    expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('COMBO');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Active/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Featured/ }).checked).toBe(false);
    expect(screen.queryByLabelText(/^Minimum order amount/)).toBeNull();

    await retype(user, 'Title', 'Oyster Week');
    await retype(user, 'Description', 'Six oysters.');
    await user.selectOptions(screen.getByLabelText('Type'), 'DINNER');
    await retype(user, /^Original price/, '24');
    await retype(user, /^Deal price/, '19,50');
    await user.click(screen.getByRole('radio', { name: 'Contains…' }));
    await user.click(screen.getByRole('checkbox', { name: 'molluscs' }));
    await retype(user, 'Valid from', '2026-12-03');
    await retype(user, 'Valid until', '2026-12-10');
    expect(discount()).toContain('19%');
    expect(discount()).toContain('Guests pay €19.50');
    await user.click(screen.getByRole('button', { name: 'Create Deal' }));

    expect(await screen.findByText('Deal created successfully!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('article', { name: 'Oyster Week' })).toBeTruthy();
    expect(
      api()
        .calls('createDeal')
        .map(({ body }) => body),
    ).toEqual([
      {
        title: 'Oyster Week',
        titleNl: null,
        description: 'Six oysters.',
        descriptionNl: null,
        dealType: 'DINNER',
        allergens: ['molluscs'],
        dietary: [],
        originalPrice: 24,
        discountedPrice: 19.5,
        isConditional: false,
        minimumOrderAmount: null,
        maxPerOrder: null,
        validFrom: '2026-12-03',
        validUntil: '2026-12-10',
        active: true,
        featured: false,
      },
    ]);
  });

  it('asks for what is missing, at the fields, and takes the focus to the first', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Create Deal' }));
    // Most deals start on the day on which they are written.
    expect(screen.getByLabelText<HTMLInputElement>('Valid from').value).toBe('2026-11-21');
    for (const label of ['Title', 'Description', 'Valid until']) {
      await waitFor(() => expect(describedBy(label)).toContain(`${label} is required.`));
    }
    expect(document.activeElement).toBe(title());
    await retype(user, 'Valid from', '2026-12-10');
    await retype(user, 'Valid until', '2026-12-01');
    expect(describedBy('Valid until')).toBe('Valid until must not be before Valid from.');
    expect(api().calls('createDeal')).toEqual([]);
  });

  it('asks before a price that was left empty makes it FREE, without a discount', async () => {
    const { user } = await openNew();
    await retype(user, 'Title', 'Oyster Week');
    await retype(user, 'Description', 'Six oysters.');
    await retype(user, /^Original price/, '24');
    await retype(user, 'Valid from', '2026-12-03');
    await retype(user, 'Valid until', '2026-12-10');
    expect(discount()).toContain('0%');
    expect(discount()).toContain('Guests pay FREE');
    await user.click(screen.getByRole('button', { name: 'Create Deal' }));
    const question = within(await screen.findByRole('dialog', { name: 'Offer this deal for FREE?' }));
    expect(question.getByText('The deal price is empty, so guests pay nothing.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Enter a Price' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Deal price/)));
    expect(api().calls('createDeal')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Create Deal' }));
    await user.click(await screen.findByRole('button', { name: 'Offer for FREE' }));
    expect(await screen.findByText('Deal created successfully!')).toBeTruthy();
    expect(api().calls('createDeal')[0]?.body).toMatchObject({ originalPrice: 24, discountedPrice: null });
    const card = within(await screen.findByRole('article', { name: 'Oyster Week' }));
    expect(card.getByText('FREE')).toBeTruthy();
    expect(card.queryByText(/% OFF/)).toBeNull();
  });

  it('says of a mistyped price that it becomes 0, and saves that once it is confirmed', async () => {
    const { user } = await openNew();
    await retype(user, 'Title', 'Oyster Week');
    await retype(user, 'Description', 'Six oysters.');
    await retype(user, /^Original price/, '12,5o');
    expect(describedBy(/^Original price/)).toBe('“12,5o” is no amount such as 12,50 and is saved as 0.');
    await retype(user, /^Deal price/, 'nine');
    expect(discount()).toContain('Guests pay FREE');
    await retype(user, 'Valid from', '2026-12-03');
    await retype(user, 'Valid until', '2026-12-10');
    await user.click(screen.getByRole('button', { name: 'Create Deal' }));
    expect(await screen.findByText('“nine” is no amount, so guests pay nothing.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Offer for FREE' }));
    expect(await screen.findByText('Deal created successfully!')).toBeTruthy();
    expect(api().calls('createDeal')[0]?.body).toMatchObject({ originalPrice: 0, discountedPrice: 0 });
  });

  it('suggests a maximum of one per order for a deal that is free', async () => {
    const { user } = await openNew();
    await retype(user, /^Deal price/, '5');
    expect(screen.queryByRole('button', { name: 'Set to 1 per order' })).toBeNull();
    await retype(user, /^Deal price/, '0');
    await user.click(screen.getByRole('button', { name: 'Set to 1 per order' }));
    const field = screen.getByLabelText<HTMLInputElement>(/^Maximum per order/);
    expect([field.value, document.activeElement]).toEqual(['1', field]);
    expect(screen.queryByRole('button', { name: 'Set to 1 per order' })).toBeNull();
  });

  it('asks for a minimum order amount only when it is conditional', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('switch', { name: /^Only from a minimum order/ }));
    await retype(user, /^Minimum order amount/, '30');
    await user.click(screen.getByRole('switch', { name: /^Only from a minimum order/ }));
    expect(screen.queryByLabelText(/^Minimum order amount/)).toBeNull();
  });

  it('shows what the picture will be', async () => {
    const { user } = await openNew();
    const preview = within(screen.getByRole('group', { name: 'Preview of the picture' }));
    expect(preview.getByText('No picture: guests see the name on a coloured ground.')).toBeTruthy();
    await retype(user, /^Picture address/, '/dishes/soup.webp');
    expect(await preview.findByText('This is what guests see.')).toBeTruthy();
    expect(preview.getByRole('presentation').getAttribute('src')).toBe('/dishes/soup.webp');
  });
});
