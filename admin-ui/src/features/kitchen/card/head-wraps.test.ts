import { describe, expect, it } from 'vitest';
import { wrapsHead } from './head-wraps.js';

const late = { number: '041', isTime: false, hasShape: true };

describe('the head of a card', () => {
  it('has room for a short countdown beside the number, and in a narrow column not for a long one', () => {
    expect(wrapsHead({ ...late, countdown: '9 min' }, 'dense', 166)).toBe(false);
    expect(wrapsHead({ ...late, countdown: '12 min te laat' }, 'dense', 166)).toBe(true);
    expect(wrapsHead({ ...late, countdown: '12 min te laat' }, 'full', 320)).toBe(false);
  });

  it('always has two lines in a narrow column, so that none takes one more', () => {
    expect(wrapsHead({ ...late, countdown: '12 min te laat' }, 'full', 170)).toBe(false);
  });
});
