import { readBody } from '@pickup/strapi-kit';

/** `BODY_MIDDLEWARE` of strapi-kit: reads the body of a request after the access check. */
export default readBody;
