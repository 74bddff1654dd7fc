import type { Language } from '@pickup/web';

const files = { en: () => import('../locales/en.js'), nl: () => import('../locales/nl.js') } as const satisfies Record<
  Language,
  () => Promise<unknown>
>;

/** Fetches the texts of one language; an owner loads the one they read. */
export const loadTexts = async (language: Language): Promise<object> => (await files[language]()).default;
