import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from './language.js';

interface I18nOptions {
  language: Language;
  /** Texts per language; one that is missing here can be added later with `addTexts`. */
  resources: Partial<Record<Language, object>>;
}

const NAMESPACE = 'translation';

/** An i18next instance that is ready when it is returned: no backend, no waiting, safe on a server. */
export function createI18n({ language, resources }: I18nOptions): i18n {
  const instance = createInstance();
  const texts: Resource = Object.fromEntries(
    Object.entries(resources).map(([code, tree]) => [code, { [NAMESPACE]: { ...tree } }]),
  );
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    resources: texts,
    initAsync: false,
    showSupportNotice: false,
    // React escapes every text it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** Adds a language's texts to a running instance. */
export const addTexts = (instance: i18n, language: Language, texts: object): void =>
  void instance.addResourceBundle(language, NAMESPACE, texts, true, true);
