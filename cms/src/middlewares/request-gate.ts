import { requestGate } from '@pickup/strapi-kit';

/** Rejects unsupported content types, and writes requested by pages of other sites. */
export default requestGate;
