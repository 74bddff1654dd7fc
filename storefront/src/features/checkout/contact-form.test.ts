import { describe, expect, it } from 'vitest';
import { contactProblems, EMPTY_CONTACT, toPayload } from './contact-form.js';

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

  it('sends the total that was shown and no other price, the language, the chosen time, and no empty note', () => {
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
    const lines = [{ ...line, customizations: [...line.customizations] }];
    const sent = toPayload(anna, { lines, pickupAt: null }, 'nl');
    const pickupAt = '2026-11-21T17:30:00.000Z';
    expect(toPayload(anna, { lines, pickupAt }, 'nl')).toEqual({ ...sent, pickupAt });
    expect(sent).toEqual({
      customerName: 'Anna',
      customerEmail: 'anna@example.com',
      customerPhone: '06 1234 5678',
      items: [{ itemId: 'soup', itemType: 'menu', quantity: 2, customizations: ['no salt'] }],
      quotedTotal: 13,
      language: 'nl',
    });
  });
});
