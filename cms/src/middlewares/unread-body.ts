import { closeUnreadConnection } from '@pickup/strapi-kit';

/** Answers at once where a body is not wanted, and closes its connection; see strapi-kit. */
export default closeUnreadConnection;
