/** Most of what a start loads; in a file of its own, so that a start that is refused does not load it. */
export { createStrapi } from '@strapi/strapi';
