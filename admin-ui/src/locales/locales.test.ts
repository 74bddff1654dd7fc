import { holdTexts } from '@pickup/web/testing';
import en from './en.js';
import nl from './nl.js';

holdTexts({
  en,
  nl,
  sources: import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
});
