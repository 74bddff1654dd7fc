import { API_PREFIX, endpoints } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { regulars, somebody } from './customer-actions.js';

/** A database that refuses to change the last of what has to change. */
const SQLITE_REFUSAL = {
  put: [
    `CREATE TRIGGER refuse_review BEFORE UPDATE ON reviews WHEN OLD.document_id = :id
     BEGIN SELECT RAISE(ABORT, 'not today'); END`,
  ],
  take: ['DROP TRIGGER refuse_review'],
};
const POSTGRES_REFUSAL = {
  put: [
    `CREATE FUNCTION refuse_review() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not today'; END $$`,
    `CREATE TRIGGER refuse_review BEFORE UPDATE ON reviews FOR EACH ROW WHEN (OLD.document_id = :id)
     EXECUTE FUNCTION refuse_review()`,
  ],
  take: ['DROP FUNCTION refuse_review() CASCADE'],
};

describe.each(DATABASES)("erasing a customer's data on %s", (database) => {
  const product = useProduct(database);
  const { held, erase, place, finish, regular, figures, rowsWith, counters } = regulars(database, product);

  it('waits while the kitchen cooks for them, with the number of the order to finish', async () => {
    const who = somebody();
    await finish(await place(who));
    const open = await place(who);
    const before = [await figures(), await rowsWith(who.mark)];
    const answer = await erase(who.typed);
    expect(answer.ok ? answer.status : [answer.status, answer.error.message]).toEqual([
      409,
      `Order ${open.orderNumber} is still open (Pending): complete or cancel it first.`,
    ]);
    expect([await figures(), await rowsWith(who.mark)]).toEqual(before);
    await finish(open, ['CANCELLED']);
    expect((await erase(who.typed)).status).toBe(200);
  });

  it('lets no move be undone any more, after which the order of nobody would be open again', async () => {
    const who = somebody();
    const { id, orderNumber } = await finish(await place(who));
    expect((await erase(who.typed)).status).toBe(200);
    const owner = { token: product().token };
    expect(
      await product().api.call('undoTransition', { params: { id }, body: { to: 'COMPLETED' } }, owner),
    ).toMatchObject({
      status: 409,
      error: { message: `Order ${orderNumber.slice(-3)} stays Completed: it is too late to undo this.` },
    });
  });

  it('is whole or refused when orders come in meanwhile, and none is lost', async () => {
    const { who } = await regular();
    const orders = Array.from({ length: 6 }, () => place(who));
    const [erased] = await Promise.all([erase(who.typed), ...orders]);
    const answer = await held(who.typed);
    if (!answer.ok) throw new Error(answer.error.message);
    // Refused, everything is still there; else the new orders are a new customer's.
    expect([200, 409]).toContain(erased.status);
    expect(answer.body.orders.length).toBe(erased.status === 409 ? 9 : 6);
    expect(await counters(who.email)).toEqual(
      erased.status === 409 ? { kept: 8, counted: 8 } : { kept: 6, counted: 6 },
    );
  });

  it('is done all at once or not at all', async () => {
    const { sql } = product();
    const { who, reviews } = await regular();
    const before = [await figures(), await rowsWith(who.mark)];
    const refuse = database === 'sqlite' ? SQLITE_REFUSAL : POSTGRES_REFUSAL;
    for (const statement of refuse.put) await sql.raw(statement.replace(':id', `'${reviews[1]?.id ?? ''}'`));
    const refused = await product().api.send(`${API_PREFIX}${endpoints.eraseCustomer.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${product().token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: who.typed }),
    });
    expect(refused.status).toBe(500);
    for (const statement of refuse.take) await sql.raw(statement);
    expect([await figures(), await rowsWith(who.mark)]).toEqual(before);
    expect((await erase(who.typed)).status).toBe(200);
  });
});
