import { describe, expect, it } from 'vitest';
import { contactProblems, EMPTY_CONTACT, toPayload } from './contact-form.js';
import { dealConditionMessage } from './usePlaceOrder.js';

describe('dealConditionMessage', () => {
  it.each([
    ['Order requirements not met: Please add €16.50 more.', 'Please add €16.50 more.'],
    ['Dessert on Us has a minimum order of €30.00', 'Dessert on Us has a minimum order of €30.00'],
    ['Line 2: this dish is not available', null],
    [null, null],
  ])('%s', (message, told) => {
    expect(dealConditionMessage(message)).toBe(told);
  });
});

describe('the contact form', () => {
  const anna = { customerName: ' Anna ', customerEmail: 'anna@example.com', customerPhone: '06 1234 5678', notes: ' ' };

  it('requires name, email and phone', () => {
    expect(contactProblems(EMPTY_CONTACT)).toEqual({
      customerName: 'required',
      customerEmail: 'required',
      customerPhone: 'required',
    });
    expect(contactProblems(anna)).toEqual({});
  });

  it('refuses what the contract refuses', () => {
    const wrong = { ...anna, customerEmail: 'anna@', customerPhone: 'call me', notes: 'x'.repeat(501) };
    expect(contactProblems(wrong)).toEqual({ customerEmail: 'invalid', customerPhone: 'invalid', notes: 'invalid' });
  });

  it('sends the total that was shown and no other price, the language, and no empty note', () => {
    const line = {
      id: 'soup',
      name: 'Soup',
      price: 6.5,
      quantity: 2,
      type: 'menu',
      imageUrl: '',
      customizations: ['no salt'],
      minimumOrderAmount: null,
      isConditional: false,
    } as const;
    expect(toPayload(anna, [{ ...line, customizations: [...line.customizations] }], 'nl')).toEqual({
      customerName: 'Anna',
      customerEmail: 'anna@example.com',
      customerPhone: '06 1234 5678',
      items: [{ itemId: 'soup', itemType: 'menu', quantity: 2, customizations: ['no salt'] }],
      quotedTotal: 13,
      language: 'nl',
    });
  });
});
