import type { PageRenderer } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import type { Pages } from '../answers/pages.js';
import { createPageAnswers } from './page-answers.js';
import { makeReady } from './ready.js';
import { createStore } from './store.js';

const versions = { now: () => [0], watchWrites: () => () => Promise.resolve(), close: () => Promise.resolve() };
const readyOf = (text: string) => makeReady({ status: 200, headers: {}, body: Buffer.from(text) });
const SHELL = readyOf('shell');

/** The pages of an app that knows `/menu`, whatever its query, and counts its drawings. */
function setUp() {
  const drawn: string[] = [];
  const renderer: PageRenderer = {
    languageOf: () => 'en',
    addressOf: (pathname, search) => ({ kind: 'page', url: search === '' ? pathname : `${pathname}?${search}` }),
    render: () => Promise.reject(new Error('nobody draws here')),
  };
  const pages: Pages = {
    shell: () => Promise.resolve(SHELL),
    personal: () => Promise.resolve(SHELL),
    renderer: () => Promise.resolve(renderer),
    draw(_, url) {
      drawn.push(url);
      return Promise.resolve({ ready: readyOf(url), topics: [], freshUntil: Number.POSITIVE_INFINITY, keep: true });
    },
    undrawn: (now) => Promise.resolve({ ready: SHELL, topics: [], freshUntil: now, keep: false }),
  };
  const answers = createPageAnswers(pages, createStore(), versions);
  const read = async (search: string, now = 0) => {
    const ready = await answers.find({ url: `/menu?${search}`, headers: {} }, { pathname: '/menu', search }, now);
    return (await ready.in('identity')).body.toString();
  };
  return { read, drawn };
}

describe('pages with invented queries', () => {
  it('are drawn up to a bound, and left to the browser beyond it', async () => {
    const { read, drawn } = setUp();
    const all = await Promise.all(Array.from({ length: 1000 }, (_, number) => read(`category=${number}`)));
    expect(drawn).toHaveLength(60);
    expect(all.filter((text) => text === 'shell')).toHaveLength(940);
  });

  it('take nothing from the page itself, nor from those that are kept', async () => {
    const { read, drawn } = setUp();
    await read('category=pizza');
    for (let number = 0; number < 200; number += 1) await read(`category=${number}`);
    expect(await read('')).toBe('/menu');
    expect(await read('category=pizza')).toBe('/menu?category=pizza');
    expect(drawn.filter((url) => url.endsWith('pizza'))).toHaveLength(1);
  });

  it('are drawn again after a while', async () => {
    const { read } = setUp();
    for (let number = 0; number < 200; number += 1) await read(`category=${number}`);
    expect(await read('category=soups', 400)).toBe('shell');
    expect(await read('category=soups', 1000)).toBe('/menu?category=soups');
  });
});
