import 'i18next';
import type en from '../locales/en.js';
import type card from '../locales/en/card.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    // The texts of share cards are the server's alone.
    resources: { translation: typeof en & { card: typeof card } };
  }
}
