import { apiGate } from '@pickup/strapi-kit';
import { DOCUMENT_PATHS } from '../api/documentation/page.js';

/** Makes all errors below /api use the error envelope. */
export default () => apiGate(DOCUMENT_PATHS);
