import { multipartGuard } from '@pickup/strapi-kit';

/** No files but the raw panel's; see strapi-kit. */
export default multipartGuard;
