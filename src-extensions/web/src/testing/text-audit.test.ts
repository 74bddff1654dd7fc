import { describe, expect, it } from 'vitest';
import { misnamed, unknownTexts, untranslated, unusedTexts, writtenTexts } from './text-audit.js';

describe('untranslated', () => {
  it('finds keys that are missing, blank or have other placeholders in one language', () => {
    const english = { cart: { title: 'Cart', count: '{{count}} dishes', only: 'Only here', blank: 'Something' } };
    const dutch = { cart: { title: 'Mandje', count: '{{aantal}} gerechten', extra: 'Alleen hier', blank: ' ' } };
    expect(untranslated(english, english)).toEqual([]);
    expect(untranslated(english, dutch)).toEqual(['cart.count', 'cart.only', 'cart.blank', 'cart.extra']);
  });
});

describe('misnamed', () => {
  it('finds names that do not hold the words that are shown', () => {
    const rest = { openOf: 'Order {{number}} open', open: 'Open', deleteOf: 'Delete {{name}}' };
    expect(misnamed({ board: { ...rest, see: 'Confirm seen', seeOf: 'Confirm order {{number}} seen' } })).toEqual([
      'board.seeOf',
    ]);
    expect(misnamed({ board: { ...rest, see: 'Confirm seen', seeOf: 'Confirm seen: {{number}}' } })).toEqual([]);
  });
});

describe('unusedTexts and unknownTexts', () => {
  const texts = { menu: { title: 'Menu', dishes_one: 'dish', dishes_other: 'dishes', type: { a: 'A', b: 'B' } } };

  it('count a text as used when it is quoted, counted or made by a template', () => {
    const page = "t('menu.title'); t('menu.dishes', { count }); t(`menu.type.${type}`)";
    expect(unusedTexts(texts, { 'Page.tsx': page })).toEqual([]);
  });

  it('count a text as unused when only a test, a longer key or a template with another end names it', () => {
    const sources = {
      'Page.tsx': "t('menu.titles'); t(`menu.type.${type}.name`); t(`${x}`)",
      'Page.test.tsx': "t('menu.title')",
    };
    expect(unusedTexts(texts, sources)).toEqual(['menu.title', 'menu.dishes', 'menu.type.a', 'menu.type.b']);
  });

  it('find keys that have no text', () => {
    const page = "t('menu.title'); t(\n  'menu.gone', {}); t('menu.dishes'); format('menu.other')";
    expect(unknownTexts(texts, { 'Page.tsx': page })).toEqual(['Page.tsx: menu.gone']);
  });
});

describe('writtenTexts', () => {
  it('finds words between tags and in attributes, and nowhere else', () => {
    const page = '<p>Hello there</p><img alt="A dish" /><p>{t("x")}</p>; const f = (): Map => Record<string>';
    expect(writtenTexts({ 'Page.tsx': page })).toEqual(['Page.tsx: Hello there', 'Page.tsx: A dish']);
  });
});
