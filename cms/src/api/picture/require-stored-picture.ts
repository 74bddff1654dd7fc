import { badRequest, type Transaction } from '@pickup/strapi-kit';
import { pictureNameIn } from './own-pictures.js';

const MESSAGE = 'imageUrl names an uploaded picture that is no longer kept: please upload it again.';

/**
 * Keeps a picture of ours in the library until the transaction that shows it ends. One that lay in an open form for
 * days has been swept away by then; the owner is told, instead of saving a dish whose picture is broken.
 * @param before what the record shows so far: a picture that has been lost keeps nobody from changing the price
 * @throws HttpError 400 for a picture of ours that is not there
 */
export async function requireStoredPicture(
  trx: Transaction,
  imageUrl: string | undefined,
  before: string | null,
): Promise<void> {
  const name = imageUrl === undefined || imageUrl === before ? null : pictureNameIn(imageUrl);
  if (name === null) return;
  const row: unknown = await trx('files').where({ hash: name }).forShare().first('id');
  if (!row) throw badRequest(MESSAGE, [{ path: 'imageUrl', message: MESSAGE }]);
}
