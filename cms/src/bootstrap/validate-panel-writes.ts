import { isBlank, isErasedEmail, needsDescription } from '@pickup/contract';
import { inTransaction, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { CATEGORY_IN_USE, holdsDishes, lockDishes } from '../api/category/categories.js';
import { labelOf } from './panel/content-layouts.js';

const DISH = 'api::menu-item.menu-item';

/** What the product alone writes of a review. The panel's form sends what it was opened with, which votes have changed since. */
const KEPT_OF_REVIEWS = ['helpfulCount', 'writtenAt'];

/** What is kept of a review's customer: the field, and its column. */
const PERSONAL = [
  ['customerName', 'customer_name'],
  ['customerEmail', 'customer_email'],
  ['comment', 'comment'],
  ['orderNumber', 'order_number'],
] as const;

const Stored = z.record(z.string(), z.unknown());

/**
 * The panel's form, opened before its customer was erased, would write all of it back.
 * @throws ValidationError when the review of an erased customer would get personal data
 */
async function requireStillErased(trx: Transaction, documentId: string, data: object): Promise<void> {
  const row: unknown = await trx('reviews').where({ document_id: documentId }).forUpdate().first();
  if (!row) return;
  const stored = Stored.parse(row);
  const { customer_email: email } = stored;
  if (typeof email !== 'string' || !isErasedEmail(email)) return;
  for (const [field, column] of PERSONAL) {
    if (!(field in data) || (Reflect.get(data, field) ?? '') === (stored[column] ?? '')) continue;
    throw new errors.ValidationError('The customer of this review was erased: load it again. Nothing was saved.');
  }
}

const DishWrite = z.object({
  documentId: z.string().optional(),
  data: z.object({ description: z.string().nullish() }),
});
const Described = z.object({ description: z.string() }).nullable().catch(null);

/**
 * A dish that quick entry made without a description may stay so.
 * @throws ValidationError for any other from which nobody would read one
 */
async function requireDescription(strapi: Core.Strapi, action: string, params: object): Promise<void> {
  const { data: write } = DishWrite.safeParse(params);
  if (write?.data.description === undefined || !isBlank(write.data.description ?? '')) return;
  const where = { documentId: write.documentId };
  const stored: unknown = action === 'update' ? await strapi.db.query(DISH).findOne({ where }) : null;
  if (needsDescription(Described.parse(stored))) {
    throw new errors.ValidationError(`${labelOf(DISH, 'description')} is required.`);
  }
}

/** Rules that hold for what the raw panel writes alone. The product's own writes do not pass here. */
export function validatePanelWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === DISH) await requireDescription(strapi, action, params);
    if (uid === 'api::review.review' && action === 'update' && 'data' in params && typeof params.data === 'object') {
      const { data, documentId } = params;
      for (const field of KEPT_OF_REVIEWS) Reflect.deleteProperty(data, field);
      return inTransaction(strapi, async (trx) => {
        await requireStillErased(trx, documentId, data);
        return next();
      });
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
