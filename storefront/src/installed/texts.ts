import { LANGUAGES } from '@pickup/contract';
import type { i18n } from 'i18next';
import en from '../locales/en/installed.json';
import nl from '../locales/nl/installed.json';

const texts = { en, nl } as const;

/** Adds the texts of this folder, which is loaded after the page: those of every page stay as few as they are. */
export function addInstalledTexts(to: i18n): void {
  for (const language of LANGUAGES) {
    if (to.exists('installed', { lng: language, returnObjects: true })) continue;
    to.addResourceBundle(language, 'translation', { installed: texts[language] }, true);
  }
}
