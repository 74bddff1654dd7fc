import { multipartGuard } from '@pickup/strapi-kit';

/** Multipart bodies (files) are for the raw panel alone; see strapi-kit. */
export default multipartGuard;
