import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from './i18n.js';
import { isLanguage, type Language } from './language.js';
import { languageCookie } from './language-choice.js';

/** The language on the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en';
}

/**
 * Switches the page to a language and remembers the choice for the whole site.
 * @param loadTexts fetches an app's texts of one language
 */
export function useChooseLanguage(
  loadTexts: (language: Language) => Promise<object>,
): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  return useCallback(
    async (language) => {
      try {
        addTexts(i18n, language, await loadTexts(language));
        await i18n.changeLanguage(language);
        document.cookie = languageCookie(language);
        document.documentElement.lang = language;
      } catch (error) {
        console.error('The language could not be changed', error);
      }
    },
    [i18n, loadTexts],
  );
}
