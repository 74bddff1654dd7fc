import { describe, expect, it } from 'vitest';
import { refusedFields } from './field-errors.js';

describe("a server's refusal", () => {
  it('is put beside the fields it points at, and beside no other', () => {
    const issues = [
      { path: 'rating', message: 'must be from 1 to 5' },
      { path: 'Line 1', message: 'is gone' },
    ];
    expect(refusedFields(['rating', 'comment'], issues)).toEqual({ rating: 'invalid' });
    expect(refusedFields(['comment'], issues)).toEqual({});
  });
});
