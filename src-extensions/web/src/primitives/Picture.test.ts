import { describe, expect, it } from 'vitest';
import { srcSetOf } from './Picture.js';

describe('srcSetOf', () => {
  it('has two widths for a picture that the build generates', () => {
    expect(srcSetOf('/dishes/pear-gorgonzola-pizza.webp')).toBe(
      '/dishes/320/pear-gorgonzola-pizza.webp 320w, /dishes/pear-gorgonzola-pizza.webp 640w',
    );
  });

  it('has two widths for a picture that the owner has uploaded', () => {
    expect(srcSetOf('/uploads/dish-0123456789abcdef.webp')).toBe(
      '/uploads/small_dish-0123456789abcdef.webp 320w, /uploads/dish-0123456789abcdef.webp 640w',
    );
  });

  it.each([
    ['/uploads/hero-0123456789abcdef.webp', '640w', '1280w'],
    ['/uploads/logo-0123456789abcdef.webp', '96w', '192w'],
  ])('knows the widths of %s', (src, small, full) => {
    expect(srcSetOf(src)).toBe(`${src.replace('/uploads/', '/uploads/small_')} ${small}, ${src} ${full}`);
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
  ])('is undefined for "%s"', (src) => expect(srcSetOf(src)).toBeUndefined());
});
