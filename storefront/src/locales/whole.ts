import type { Language } from '@pickup/web';
import en from './en.js';
import enAbout from './en-about.js';
import enMenu from './en-menu.js';
import enOrdering from './en-ordering.js';
import enReviews from './en-reviews.js';
import nl from './nl.js';
import nlAbout from './nl-about.js';
import nlMenu from './nl-menu.js';
import nlOrdering from './nl-ordering.js';
import nlReviews from './nl-reviews.js';

/** All texts of the pages at once, for the server and for tests; a browser loads those of a page with the page. */
export const wholeTexts = {
  en: { ...en, ...enAbout, ...enMenu, ...enOrdering, ...enReviews },
  nl: { ...nl, ...nlAbout, ...nlMenu, ...nlOrdering, ...nlReviews },
} as const satisfies Record<Language, object>;
