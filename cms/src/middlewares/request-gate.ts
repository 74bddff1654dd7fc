import { requestGate } from '@pickup/strapi-kit';

/** Refuses bodies that nothing here can read, and changes that pages of other sites ask for; see strapi-kit. */
export default requestGate;
