import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readPublicReviews, readReviewStats, writeReview } from '../reviews.js';
import { voteHelpful, voterOf } from '../votes.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.reviewStats, () => readReviewStats(strapi)),
    route(endpoints.reviews, ({ query }) => readPublicReviews(strapi, query)),
    route(endpoints.createReview, ({ body }) => writeReview(strapi, body, new Date())),
    route(endpoints.voteHelpful, ({ params, visitor }) => {
      const voter = voterOf(visitor, z.string().parse(strapi.config.get('pickup.visitorSecret')));
      return voteHelpful(strapi, params.id, voter, new Date());
    }),
  ]);
