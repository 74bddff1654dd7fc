import type { i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';

interface Translation {
  t: TFunction;
  i18n: i18n;
  /** BCP 47 code of the page's language. */
  language: string;
}

const TranslationContext = createContext<Translation | null>(null);

/** Gives the components below it the texts of an i18next instance, also after its language has changed. */
export function TranslationProvider({ i18n: instance, children }: { i18n: i18n; children: ReactNode }) {
  const language = useSyncExternalStore(
    (changed) => {
      instance.on('languageChanged', changed);
      return () => instance.off('languageChanged', changed);
    },
    () => instance.language,
    () => instance.language,
  );
  const translation = useMemo(
    () => ({ t: instance.getFixedT(language), i18n: instance, language }),
    [instance, language],
  );
  return <TranslationContext.Provider value={translation}>{children}</TranslationContext.Provider>;
}

/**
 * The texts of the page. The one of react-i18next copies the instance in each component that calls it: a quarter of the time
 * in which a menu is hydrated.
 * @throws Error outside of `TranslationProvider`
 */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation needs a TranslationProvider above it.');
  return translation;
}
