import { inTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CATEGORY_IN_USE, holdsDishes, lockDishes } from '../api/category/categories.js';

/** What the product alone writes of a review. The panel's form sends what it was opened with, which votes have changed since. */
const KEPT_OF_REVIEWS = ['helpfulCount', 'writtenAt'];

/** Rules that hold for what the raw panel writes alone. The product's own writes do not pass here. */
export function validatePanelWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === 'api::review.review' && action === 'update' && 'data' in params && typeof params.data === 'object') {
      for (const field of KEPT_OF_REVIEWS) Reflect.deleteProperty(params.data, field);
    }
    if (uid !== 'api::category.category' || action !== 'delete' || !('documentId' in params)) return next();
    return inTransaction(strapi, async (trx) => {
      // As in the back office (product.md, Menu).
      await lockDishes(trx, params.documentId);
      if (await holdsDishes(trx, params.documentId)) throw new errors.ValidationError(CATEGORY_IN_USE);
      return next();
    });
  });
}
