import { describe, expect, it } from 'vitest';
import { EMPTY_REVIEW } from './review-draft.js';
import { reviewProblems, toReview } from './review-form.js';
import { starShare } from './RatingSummary.js';

const anna = { ...EMPTY_REVIEW, rating: 5, customerName: 'Anna', customerEmail: 'anna@example.com' };

describe('a review', () => {
  it('needs a rating, a name and an email, and nothing else', () => {
    expect(reviewProblems(EMPTY_REVIEW)).toEqual({
      rating: 'required',
      customerName: 'required',
      customerEmail: 'required',
    });
    expect(reviewProblems({ ...anna, customerName: ' \t' })).toEqual({ customerName: 'required' });
    expect(reviewProblems(anna)).toEqual({});
  });

  it.each([
    [{ rating: 6 }, { rating: 'invalid' }],
    [{ customerName: 'x'.repeat(101) }, { customerName: 'invalid' }],
    [{ customerEmail: 'anna@' }, { customerEmail: 'invalid' }],
    [{ orderNumber: '1'.repeat(31) }, { orderNumber: 'invalid' }],
    [{ comment: 'x'.repeat(2001) }, { comment: 'invalid' }],
  ])('refuses what the contract refuses: %j', (given, errors) => {
    expect(reviewProblems({ ...anna, ...given })).toEqual(errors);
  });

  it('is sent trimmed; comment and order number only when there are any', () => {
    expect(toReview({ ...anna, customerName: ' Anna ', comment: ' ', orderNumber: '' }, 'nl')).toEqual({
      customerName: 'Anna',
      customerEmail: 'anna@example.com',
      rating: 5,
      language: 'nl',
    });
    expect(toReview({ ...anna, comment: ' Good. ', orderNumber: ' 20261121-017 ' }, 'en')).toMatchObject({
      comment: 'Good.',
      orderNumber: '20261121-017',
    });
  });
});

describe('starShare', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [3, 3, 100],
  ])('%i of %i is %i%%', (count, total, share) => {
    expect(starShare(count, total)).toBe(share);
  });
});
