import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FOUND, placesOf, useFoundText } from './found-text.js';

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
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('is marked where words are searched, until the search ends', () => {
    const highlights = new Map<string, Set<Range>>();
    vi.stubGlobal(
      'Highlight',
      class extends Set<Range> {
        constructor(...ranges: Range[]) {
          super(ranges);
        }
      },
    );
    vi.stubGlobal('CSS', { highlights });
    document.body.innerHTML = '<p>Anna</p><article><p data-searched>For <b>Anna</b></p></article>';
    const { rerender } = renderHook(useFoundText, { initialProps: 'ann' });
    const ranges = [...(highlights.get(FOUND) ?? [])];
    expect(ranges.map((range) => [range.toString(), range.startContainer.parentElement?.tagName])).toEqual([
      ['Ann', 'B'],
    ]);
    rerender('');
    expect(highlights.has(FOUND)).toBe(false);
  });
});
