import { EVENING_VIEWS } from './evening-views.js';
import { HOUSE_VIEWS } from './house-views.js';
import { OFFER_VIEWS } from './offer-views.js';
import { SESSION_VIEWS } from './session-views.js';

/** Every view of the back office behind the guard, by screen; the last leaves the owner signed out. */
export const OFFICE_VIEWS = { ...EVENING_VIEWS, ...OFFER_VIEWS, ...HOUSE_VIEWS, ...SESSION_VIEWS } as const;
