import { testTexts } from '@pickup/web/testing';
import enCard from './en/card.json';
import enDevice from './en/device.json';
import enOffline from './en/offline.json';
import nlCard from './nl/card.json';
import nlDevice from './nl/device.json';
import nlOffline from './nl/offline.json';
import { wholeTexts } from './whole.js';

testTexts({
  en: { ...wholeTexts.en, card: enCard, device: enDevice, offline: enOffline },
  nl: { ...wholeTexts.nl, card: nlCard, device: nlDevice, offline: nlOffline },
  sources: import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../src-extensions/web/src/forms/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});
