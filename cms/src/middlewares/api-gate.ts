import { apiGate } from '@pickup/strapi-kit';

/** Everything under /api answers in the envelope; see strapi-kit. */
export default apiGate;
