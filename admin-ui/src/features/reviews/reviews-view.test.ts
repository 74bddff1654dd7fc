import type { AdminReview } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { review } from '../../../../tests/mock-api/index.js';
import { parseView, searchReviews, WHOLE_VIEW, writeView, type ReviewsView } from './reviews-view.js';

const read = (search: string) => parseView(new URLSearchParams(search));

describe('the view in the URL', () => {
  it.each<[string, Partial<ReviewsView>]>([
    ['', {}],
    ['q=soup', { search: 'soup' }],
    ['rating=5', { rating: 5 }],
    ['verified=true', { verified: true }],
    ['verified=false', { verified: false }],
    ['page=2', { page: 1 }],
    ['q=a+%26+b&rating=1&verified=false&page=12', { search: 'a & b', rating: 1, verified: false, page: 11 }],
  ])('%s is read and written', (search, view) => {
    expect(read(search)).toEqual({ ...WHOLE_VIEW, ...view });
    expect(writeView({ ...WHOLE_VIEW, ...view }).toString()).toBe(search);
  });

  it.each(['rating=0', 'rating=6', 'rating=4.5', 'verified=yes', 'verified=toString', 'page=0', 'page=-1', 'page=x'])(
    '%s makes no sense and counts as not given',
    (search) => expect(read(search)).toEqual(WHOLE_VIEW),
  );
});

describe('the search', () => {
  const anna: AdminReview = review('anna', 1, {
    customerName: 'Anna de Vries',
    customerEmail: 'a.devries@example.nl',
    comment: 'The risotto is worth the walk.',
    orderNumber: '20261121-017',
  });
  const bram: AdminReview = review('bram', 2, { customerName: 'Bram', comment: null });

  it.each(['ANNA', 'devries@', 'Risotto', '1121-017', '  anna '])(
    'finds %j in name, email, comment or number',
    (text) => expect(searchReviews([anna, bram], text)).toEqual([anna]),
  );

  it('finds all with nothing, and none with what is nowhere', () => {
    expect(searchReviews([anna, bram], ' ')).toEqual([anna, bram]);
    expect(searchReviews([anna, bram], 'null')).toEqual([]);
  });
});
