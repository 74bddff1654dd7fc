import { createInstance, type i18n, type Resource } from 'i18next';
import { useCallback } from 'react';
import { isLanguage, languageCookie, LANGUAGES, type Language } from './language.js';
import { useTranslation } from './texts.js';

interface I18nOptions {
  language: Language;
  /** Texts by language; a missing language can be added later with `addTexts`. */
  resources: Partial<Record<Language, object>>;
}

const NAMESPACE = 'translation';

/** An i18next instance that has its texts at once, and so can render on a server. */
export function createI18n({ language, resources }: I18nOptions): i18n {
  const instance = createInstance();
  const texts: Resource = Object.fromEntries(
    Object.entries(resources).map(([code, tree]) => [code, { [NAMESPACE]: { ...tree } }]),
  );
  void instance.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    resources: texts,
    initAsync: false,
    showSupportNotice: false,
    // React escapes every text it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** Adds a language's texts to a running instance. */
export const addTexts = (instance: i18n, language: Language, texts: object): void =>
  void instance.addResourceBundle(language, NAMESPACE, texts, true, true);

/** The language of the page. */
export function useLanguage(): Language {
  const { language } = useTranslation();
  return isLanguage(language) ? language : 'en';
}

/**
 * Switches the page to a language and stores the choice for the whole site.
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
