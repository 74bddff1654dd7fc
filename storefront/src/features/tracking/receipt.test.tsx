import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, MockApi, NOON, order, transition } from '../../../../tests/mock-api/index.js';
import { replacePrintWindow } from '../../app/testing/print-window.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.orders = [order(17, { createdAt: new Date(NOON).toISOString(), status: 'READY' })];
  return made;
});

async function printedReceipt(): Promise<string> {
  const { user } = renderShop('/orders/secret-017', { at: NOON });
  const { paper } = replacePrintWindow();
  await user.click(await screen.findByRole('button', { name: 'Print Receipt' }));
  return paper.body.textContent;
}

describe("an order's receipt", () => {
  it('says when to come, what to bring and that it is paid then', async () => {
    const receipt = await printedReceipt();
    for (const text of ['Estimated ready time: ', 'Pay at pickup', 'Please bring your order number'])
      expect(receipt).toContain(text);
    expect(receipt).not.toContain('Collected');
  });

  it('says when the order was collected, and asks for nothing any more', async () => {
    const [ready] = api().data.orders;
    if (!ready) throw new Error('The kitchen has no order.');
    transition(api().data, ready, 'COMPLETED', 'owner@example.com');
    const receipt = await printedReceipt();
    expect(receipt).toMatch(/Collected: .*12:00/);
    for (const text of ['Estimated', 'Pay at pickup', 'Please bring']) expect(receipt).not.toContain(text);
  });
});
