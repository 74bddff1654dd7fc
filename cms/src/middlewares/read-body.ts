import { readBody } from '@pickup/strapi-kit';

/** `BODY_MIDDLEWARE` of strapi-kit: reads the body of one call, after its access has been checked. */
export default readBody;
