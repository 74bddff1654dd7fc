import { pages } from '../pages.js';
import type { Language } from '@pickup/web';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is ManifestEntry =>
  isRecord(value) &&
  typeof value.file === 'string' &&
  (value.imports === undefined ||
    (Array.isArray(value.imports) && value.imports.every((key) => typeof key === 'string')));

/** A module with everything it imports, as files. @throws Error when the manifest does not know it */
function filesOf(manifest: unknown, module: string, found = new Set<string>()): Set<string> {
  const entry = isRecord(manifest) ? manifest[module] : undefined;
  if (!isEntry(entry)) throw new Error(`The manifest of the storefront does not know ${module}: build it again.`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

const ENTRY = 'index.html';
const textsOf = (language: Language) => `src/locales/${language}.ts`;

/**
 * Finds the scripts a page needs beside those the template names anyway: its own, and its language's texts.
 * @returns paths from the root of the site
 */
export function scriptsIn(manifest: unknown): (path: string, language: Language) => string[] {
  const named = filesOf(manifest, ENTRY);
  const ofPages = new Map(
    pages.filter(({ personal }) => !personal).map(({ path, source }) => [path, filesOf(manifest, source)]),
  );
  return (path, language) => {
    const needed = [...(ofPages.get(path) ?? []), ...filesOf(manifest, textsOf(language))];
    return [...new Set(needed)].filter((file) => !named.has(file)).map((file) => `/${file}`);
  };
}
