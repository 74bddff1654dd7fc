import { describe, expect, it } from 'vitest';
import { refusedFields } from './field-errors.js';

describe('refusedFields', () => {
  it('gives errors for the fields that the server has named, and no others', () => {
    const issues = [
      { path: 'rating', message: 'must be from 1 to 5' },
      { path: 'Line 1', message: 'is gone' },
    ];
    expect(refusedFields(['rating', 'comment'], issues)).toEqual({ rating: 'invalid' });
    expect(refusedFields(['comment'], issues)).toEqual({});
  });
});
