import { LANGUAGES } from '@pickup/contract';
import type { i18n } from 'i18next';
import en from '../locales/en/device.json';
import nl from '../locales/nl/device.json';

const texts = { en, nl } as const;

/** Adds the texts of what this device can do (offline, notifications, home screen), which are loaded after the page: those of every page stay as few as they are. */
export function addDeviceTexts(to: i18n): void {
  for (const language of LANGUAGES) {
    if (to.exists('device', { lng: language, returnObjects: true })) continue;
    to.addResourceBundle(language, 'translation', { device: texts[language] }, true);
  }
}
