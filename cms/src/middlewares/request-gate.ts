import { requestGate } from '@pickup/strapi-kit';

/** Refuses bodies that nothing here can read, and requests made by other sites; see strapi-kit. */
export default requestGate;
