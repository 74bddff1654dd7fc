import { apiGate } from '@pickup/strapi-kit';
import { DOCUMENT_PATHS } from '../api/documentation/page.js';

/** Everything under /api answers in the envelope; see strapi-kit. */
export default () => apiGate(DOCUMENT_PATHS);
