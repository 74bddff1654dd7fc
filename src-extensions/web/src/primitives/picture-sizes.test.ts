import { describe, expect, it } from 'vitest';
import { widthsOf } from './picture-sizes.js';

describe('the widths of a picture', () => {
  it('are two for one of those drawn while building', () => {
    expect(widthsOf('/dishes/pear-gorgonzola-pizza.webp')).toBe(
      '/dishes/320/pear-gorgonzola-pizza.webp 320w, /dishes/pear-gorgonzola-pizza.webp 640w',
    );
  });

  it('are two for one that the owner has uploaded', () => {
    expect(widthsOf('/uploads/dish-0123456789abcdef.webp')).toBe(
      '/uploads/small_dish-0123456789abcdef.webp 320w, /uploads/dish-0123456789abcdef.webp 640w',
    );
  });

  it.each([
    '',
    '/placeholder.svg',
    '/uploads/soup.webp',
    '/uploads/dish_0123456789.webp',
    '/uploads/small_dish-0123456789abcdef.webp',
    'https://cdn.example/dishes/soup.webp',
    '/dishes/a b.webp',
    '/dishes/320/soup.webp',
  ])('are not known for "%s"', (src) => expect(widthsOf(src)).toBeUndefined());
});
