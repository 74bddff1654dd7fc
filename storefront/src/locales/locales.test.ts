import { testTexts } from '@pickup/web/testing';
import enCard from './en/card.json';
import enInstalled from './en/installed.json';
import enOffline from './en/offline.json';
import nlCard from './nl/card.json';
import nlInstalled from './nl/installed.json';
import nlOffline from './nl/offline.json';
import { wholeTexts } from './whole.js';

testTexts({
  en: { ...wholeTexts.en, card: enCard, installed: enInstalled, offline: enOffline },
  nl: { ...wholeTexts.nl, card: nlCard, installed: nlInstalled, offline: nlOffline },
  sources: import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../src-extensions/web/src/forms/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});
