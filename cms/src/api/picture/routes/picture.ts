import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { uploadPicture } from '../upload-picture.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([route(endpoints.uploadPicture, ({ body, query }) => uploadPicture(strapi, body, query))]);
