import { limitReads } from '@pickup/strapi-kit';

/** Bounds how many requests without a body are answered at a time; see strapi-kit. */
export default () => limitReads();
