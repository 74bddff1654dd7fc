import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, order, orderLine, OWNER, type MockOrder } from '../../../../tests/mock-api/index.js';
import { openBoard } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openWith(orders: MockOrder[]) {
  api().data.orders = orders;
  return openBoard(OWNER);
}

const card = (number: string) => screen.findByRole('article', { name: `Order ${number}` });

describe('the size of the cards', () => {
  it('keeps the size of the cards that was chosen on this device', async () => {
    const { user } = await openWith([order(17)]);
    expect(within(await card('017')).getByText('Guest 017')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Size of the cards'), 'Dense');
    expect(within(await card('017')).queryByText('Guest 017')).toBeNull();
    expect(localStorage.getItem('boardDensity')).toBe('dense');
  });

  it('begins the words of a small card with what was typed', async () => {
    localStorage.setItem('boardDensity', 'dense');
    const items = [orderLine('1', { customizations: [] }), orderLine('2', { customizations: ['no basil'] })];
    await openWith([order(17, { items })]);
    expect((await card('017')).textContent).toMatch(
      /2\u00a0×Pizza Margherita, »\u00a0no basil2\u00a0×Pizza Margherita/,
    );
  });
});
