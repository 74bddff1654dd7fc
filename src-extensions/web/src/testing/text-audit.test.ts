import { describe, expect, it } from 'vitest';
import { misnamed, unknownTexts, untranslated, unusedTexts, writtenTexts } from './text-audit.js';

describe('two languages', () => {
  it('have the same keys with the same placeholders, and say something', () => {
    const english = { cart: { title: 'Cart', count: '{{count}} dishes', only: 'Only here', blank: 'Something' } };
    const dutch = { cart: { title: 'Mandje', count: '{{aantal}} gerechten', extra: 'Alleen hier', blank: ' ' } };
    expect(untranslated(english, english)).toEqual([]);
    expect(untranslated(english, dutch)).toEqual(['cart.count', 'cart.only', 'cart.blank', 'cart.extra']);
  });
});

describe('a name for assistive technology', () => {
  it('holds the words that are shown, whatever stands around them', () => {
    const rest = { openOf: 'Order {{number}} open', open: 'Open', deleteOf: 'Delete {{name}}' };
    expect(misnamed({ board: { ...rest, see: 'Confirm seen', seeOf: 'Confirm order {{number}} seen' } })).toEqual([
      'board.seeOf',
    ]);
    expect(misnamed({ board: { ...rest, see: 'Confirm seen', seeOf: 'Confirm seen: {{number}}' } })).toEqual([]);
  });
});

describe('a text', () => {
  const texts = { menu: { title: 'Menu', dishes_one: 'dish', dishes_other: 'dishes', type: { a: 'A', b: 'B' } } };

  it('is used when it is quoted, counted or reached by a template', () => {
    const page = "t('menu.title'); t('menu.dishes', { count }); t(`menu.type.${type}`)";
    expect(unusedTexts(texts, { 'Page.tsx': page })).toEqual([]);
  });

  it('is unused when only a test, a longer key or a template with another end names it', () => {
    const sources = {
      'Page.tsx': "t('menu.titles'); t(`menu.type.${type}.name`); t(`${x}`)",
      'Page.test.tsx': "t('menu.title')",
    };
    expect(unusedTexts(texts, sources)).toEqual(['menu.title', 'menu.dishes', 'menu.type.a', 'menu.type.b']);
  });

  it('has to exist where it is asked for', () => {
    const page = "t('menu.title'); t(\n  'menu.gone', {}); t('menu.dishes'); format('menu.other')";
    expect(unknownTexts(texts, { 'Page.tsx': page })).toEqual(['Page.tsx: menu.gone']);
  });
});

describe('words in a component', () => {
  it('are found between tags and in attributes, and nowhere else', () => {
    const page = '<p>Hello there</p><img alt="A dish" /><p>{t("x")}</p>; const f = (): Map => Record<string>';
    expect(writtenTexts({ 'Page.tsx': page })).toEqual(['Page.tsx: Hello there', 'Page.tsx: A dish']);
  });
});
