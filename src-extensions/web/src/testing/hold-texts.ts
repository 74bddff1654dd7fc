import { describe, expect, it } from 'vitest';
import {
  misnamed,
  unknownTexts,
  untranslated,
  unusedTexts,
  writtenTexts,
  type Sources,
  type TextTree,
} from './text-audit.js';

interface Texts {
  en: TextTree;
  nl: TextTree;
  /** All of an app's sources. */
  sources: Sources;
}

/** Declares the tests of an app's texts: in both languages, used, known, and nowhere else. */
export function holdTexts({ en, nl, sources }: Texts): void {
  describe('texts', () => {
    it('say the same in both languages', () => {
      expect(untranslated(en, nl)).toEqual([]);
    });

    it.each(Object.entries({ en, nl }))('name buttons by the words they show: %s', (_, texts) => {
      expect(misnamed(texts)).toEqual([]);
    });

    it('are all used', () => {
      expect(unusedTexts(en, sources)).toEqual([]);
    });

    it('exist where they are asked for', () => {
      expect(unknownTexts(en, sources)).toEqual([]);
    });

    it('stand in the locales and not in components', () => {
      expect(Object.keys(sources).length).toBeGreaterThan(100);
      expect(writtenTexts(sources)).toEqual([]);
    });
  });
}
