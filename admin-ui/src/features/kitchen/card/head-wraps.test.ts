import { describe, expect, it } from 'vitest';
import { wrapsHead } from './head-wraps.js';

const late = { number: '041', badge: null, hasShape: true };

describe('the head of a card', () => {
  it('has room for a short countdown beside the number, and in a narrow column not for a long one', () => {
    expect(wrapsHead({ ...late, countdown: '9 min' }, 'dense', 166)).toBe(false);
    expect(wrapsHead({ ...late, countdown: '12 min te laat' }, 'dense', 166)).toBe(true);
    expect(wrapsHead({ ...late, countdown: '12 min te laat' }, 'full', 320)).toBe(false);
  });

  it('has less room beside the mark of a new order, which a dense card does without', () => {
    const fresh = { ...late, hasShape: false, countdown: '12 min', badge: 'Nieuw' };
    expect(wrapsHead(fresh, 'compact', 166)).toBe(true);
    expect(wrapsHead(fresh, 'dense', 166)).toBe(false);
  });
});
