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

  it('says on a small card first what is made with a wish', async () => {
    localStorage.setItem('boardDensity', 'dense');
    const items = [orderLine('1', { customizations: [] }), orderLine('2', { customizations: ['no basil'] })];
    await openWith([order(17, { items })]);
    expect((await card('017')).textContent).toMatch(
      /2\u00a0×Pizza Margherita, »\u00a0no basil2\u00a0×Pizza Margherita/,
    );
  });

  it('says on a small card what is made last', async () => {
    localStorage.setItem('boardDensity', 'dense');
    const dish = (id: string, made = false) => orderLine(id, { menuItemName: `Dish ${id}`, quantity: 1, made });
    const items = [dish('a', true), dish('b'), dish('c'), dish('d')];
    await openWith([order(17, { items, status: 'PREPARING' })]);
    expect((await card('017')).textContent).toMatch(/Dish b.*Dish c.*Dish d.*Dish a/);
  });

  it('says on a small card how many dishes it has no row for', async () => {
    localStorage.setItem('boardDensity', 'dense');
    const items = Array.from({ length: 90 }, (_, index) => orderLine(String(index), { quantity: 1 }));
    await openWith([order(17, { items, status: 'PREPARING' })]);
    const names = within(await card('017')).getAllByText('Pizza Margherita');
    expect(names.length).toBeLessThan(90);
    expect(within(await card('017')).getByText(`+${90 - names.length}`)).toBeTruthy();
  });
});
