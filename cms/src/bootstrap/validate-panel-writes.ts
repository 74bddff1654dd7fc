import { inTransaction, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** What the product alone writes of a review. The panel's form sends what it was opened with, which votes have changed since. */
const KEPT_OF_REVIEWS = ['helpfulCount', 'writtenAt'];

/** A category that holds dishes is not deleted, as in the back office (product.md, Menu). */
async function requireNoDishes(trx: Transaction, documentId: string): Promise<void> {
  const category = trx('categories').select('id').where({ document_id: documentId });
  const dishes = () => trx('menu_items').whereIn('category_id', category);
  await dishes().orderBy('id').forUpdate().select('id');
  const dish: unknown = await dishes().where({ is_active: true }).first('id');
  if (dish !== undefined) throw new errors.ValidationError('Cannot delete category with existing menu items');
}

/** Rules that hold for what the raw panel writes alone. The product's own writes do not pass here. */
export function validatePanelWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === 'api::review.review' && action === 'update' && 'data' in params && typeof params.data === 'object') {
      for (const field of KEPT_OF_REVIEWS) Reflect.deleteProperty(params.data, field);
    }
    if (uid !== 'api::category.category' || action !== 'delete' || !('documentId' in params)) return next();
    return inTransaction(strapi, async (trx) => {
      await requireNoDishes(trx, params.documentId);
      return next();
    });
  });
}
