import type { Language } from '@pickup/web';
import { describe, expect, it } from 'vitest';
import { loadPageTexts, loadTexts } from '../language/texts.js';
import { wholeTexts } from '../locales/whole.js';
import { pages } from './pages.js';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** The file that a source names, `../cart-view/TotalsList.tsx`; undefined for one of another package. */
function fileOf(name: string, from: string): string | undefined {
  const { pathname } = new URL(name.replace(/\.js$/, ''), `file:///src/app/${from}`);
  const path = pathname.replace('/src/', '../');
  return [`${path}.ts`, `${path}.tsx`].find((file) => file in sources);
}

/** A file and all that it imports, at once or later. */
function ledToBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file === '../app/pages.ts') return found;
  found.add(file);
  for (const [, name = ''] of (sources[file] ?? '').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const imported = fileOf(name, file);
    if (imported) ledToBy(imported, found);
  }
  return found;
}

const GROUPS = new RegExp(String.raw`['\`](${Object.keys(wholeTexts.en).join('|')})\.[a-zA-Z$]`, 'g');

/** The groups of texts, such as `cart`, that files name. */
const namedBy = (files: Iterable<string>) =>
  new Set([...files].flatMap((file) => [...(sources[file] ?? '').matchAll(GROUPS)].map(([, group = '']) => group)));

describe.each(['en', 'nl'] as const satisfies Language[])('the texts in "%s"', (language) => {
  it.each(pages)('of $path are all that it and what it loads later name', async ({ source, texts }) => {
    const given = { ...(await loadTexts(language)), ...(await loadPageTexts(language, texts)) };
    const files = ledToBy(source.replace('src/', '../'));
    expect(files.size).toBeGreaterThan(10);
    expect([...namedBy(files)].filter((group) => !(group in given))).toEqual([]);
  });

  it('of every page are all that its surroundings name', async () => {
    const files = ledToBy('../app/entry-client.tsx');
    const given = await loadTexts(language);
    expect([...namedBy(files)].filter((group) => !(group in given))).toEqual([]);
  });
});
