import type { Language } from '@pickup/web';

const files = { en: () => import('../locales/en.js'), nl: () => import('../locales/nl.js') } as const satisfies Record<
  Language,
  () => Promise<unknown>
>;

/** Loads the texts of one language. */
export const loadTexts = async (language: Language): Promise<object> => (await files[language]()).default;
