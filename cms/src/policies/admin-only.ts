import { adminOnly } from '@pickup/strapi-kit';

/** `ADMIN_POLICY` of strapi-kit: the access policy of every admin endpoint. */
export default adminOnly;
