import 'i18next';
import type card from '../locales/en/card.json';
import type device from '../locales/en/device.json';
import type offline from '../locales/en/offline.json';
import type { wholeTexts } from '../locales/whole.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    // The texts of share cards are the server's alone, those of the offline page the worker's; `device` is loaded when needed.
    resources: {
      translation: typeof wholeTexts.en & { card: typeof card; device: typeof device; offline: typeof offline };
    };
  }
}
