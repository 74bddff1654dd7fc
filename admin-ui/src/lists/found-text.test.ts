import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { placesOf, useFoundText } from './found-text.js';
import { marksOfTest } from './testing/marks.js';

describe('the places of a searched text', () => {
  it.each([
    ['omer', 'Ömer Öz', [[0, 4]]],
    [
      'AN',
      'Anna Jansen',
      [
        [0, 2],
        [6, 8],
      ],
    ],
    ['ome', 'O\u0308mer', [[0, 4]]],
    ['  ', 'Anna', []],
    ['x', 'Anna', []],
  ])('of %j in %j', (search, text, places) => {
    expect(placesOf(search, text)).toEqual(places);
  });
});

describe('what a search has found', () => {
  afterEach(() => document.body.replaceChildren());

  const field = (selector: string) => ({ current: document.querySelector(selector) });

  it('is marked where words are searched, also those that come, until the search ends', async () => {
    const marks = marksOfTest();
    document.body.innerHTML = '<input><p>Anna</p><article><p data-searched>For <b>Anna</b></p></article>';
    const input = field('input');
    const { rerender, unmount } = renderHook((search: string) => useFoundText(search, input), { initialProps: 'ann' });
    expect(marks()).toEqual(['Ann']);
    document.querySelector('[data-searched]')?.insertAdjacentHTML('beforeend', ' and <i>Hanna</i>');
    await waitFor(() => expect(marks()).toEqual(['Ann', 'ann']));
    rerender('');
    expect(marks()).toEqual([]);
    rerender('ann');
    expect(marks()).toHaveLength(2);
    unmount();
    expect(marks()).toEqual([]);
  });

  it('is marked in the dialog that the search belongs to, and beside it by a search of the page', () => {
    const marks = marksOfTest();
    document.body.innerHTML =
      '<input id="page"><p data-searched>Hanna</p><div role="dialog"><input id="own"><b data-searched>Anna, Bo</b></div>';
    renderHook(() => useFoundText('an', field('#page')));
    expect(marks()).toEqual(['an']);
    renderHook(() => useFoundText('bo', field('#own')));
    expect(marks()).toEqual(['an', 'Bo']);
  });
});
