import { requestGate } from '@pickup/strapi-kit';

/** Only what something here can read, and for no other site; see strapi-kit. */
export default requestGate;
