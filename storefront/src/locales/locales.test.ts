import { testTexts } from '@pickup/web/testing';
import en from './en.js';
import enCard from './en/card.json';
import nl from './nl.js';
import nlCard from './nl/card.json';

testTexts({
  en: { ...en, card: enCard },
  nl: { ...nl, card: nlCard },
  sources: import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../src-extensions/web/src/forms/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});
