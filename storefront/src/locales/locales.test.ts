import { testTexts } from '@pickup/web/testing';
import en from './en.js';
import nl from './nl.js';

testTexts({
  en,
  nl,
  sources: import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../src-extensions/web/src/forms/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});
