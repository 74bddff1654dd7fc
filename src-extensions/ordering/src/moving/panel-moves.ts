import { OrderStatus } from '@pickup/contract';
import { inTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { moveRow } from '../writing/rows.js';

const ORDERS = 'plugin::ordering.order';

/** Rows a statement: well below the bound-variable limits of both databases. */
const CHUNK = 200;

/** What Strapi tells of a write to orders. */
interface OrderWrite {
  params: { where?: unknown; data?: unknown };
  /** Kept from before the write to after it. */
  state: Record<string, unknown>;
}

const Change = z.looseObject({ orderStatus: OrderStatus.optional().catch(undefined) });
const Standing = z.array(z.object({ id: z.number(), order_status: OrderStatus }));
type Standing = z.infer<typeof Standing>;
const PanelUser = z.object({ email: z.string() });

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );

/** The status a write gives to its orders, if it gives one. */
const statusGiven = ({ params }: OrderWrite): OrderStatus | undefined => Change.parse(params.data ?? {}).orderStatus;

/** Where orders stand now; they stay locked until the transaction around the write ends. */
const lockOrders = (strapi: Core.Strapi, ids: number[]): Promise<Standing> =>
  inTransaction(strapi, async (trx) => {
    const standing: Standing = [];
    for (const chunk of chunksOf(ids)) {
      const rows: unknown = await trx('orders').whereIn('id', chunk).forUpdate().select('id', 'order_status');
      standing.push(...Standing.parse(rows));
    }
    return standing;
  });

async function rememberStanding(strapi: Core.Strapi, write: OrderWrite, limit?: 1): Promise<void> {
  if (statusGiven(write) === undefined) return;
  const { where } = z.object({ where: z.looseObject({}).optional() }).parse(write.params);
  const found: unknown = await strapi.db
    .query(ORDERS)
    .findMany({ select: ['id'], ...(where && { where }), ...(limit && { limit }) });
  const ids = z.array(z.object({ id: z.number() })).parse(found);
  write.state.standing = await lockOrders(
    strapi,
    ids.map(({ id }) => id),
  );
}

/** The developer at the raw panel, as far as it is known who writes. */
function writer(strapi: Core.Strapi): string {
  const user = PanelUser.safeParse(strapi.requestContext.get()?.state.user);
  return user.success ? user.data.email : 'raw panel';
}

async function keepMoves(strapi: Core.Strapi, write: OrderWrite): Promise<void> {
  const to = statusGiven(write);
  if (to === undefined) return;
  const moved = Standing.parse(write.state.standing).filter(({ order_status: from }) => from !== to);
  const [now, by] = [new Date(), writer(strapi)];
  await inTransaction(strapi, async (trx) => {
    for (const chunk of chunksOf(moved)) {
      await trx('order_moves').insert(chunk.map(({ id, order_status: from }) => moveRow(id, from, to, now, by)));
    }
  });
}

/** Figures tell customers apart by their email in lower case (ruling 28). */
function lowerEmail(data: unknown): void {
  if (Array.isArray(data)) return data.forEach(lowerEmail);
  if (typeof data !== 'object' || data === null || !('customerEmail' in data)) return;
  if (typeof data.customerEmail === 'string') data.customerEmail = data.customerEmail.toLowerCase();
}

const onCreate = ({ params }: OrderWrite) => lowerEmail(params.data);

/**
 * Watches what is written to orders through Strapi itself, which is the raw panel: a developer's status move is kept
 * like the owner's, and may be one that the owner cannot make, as it mends data (ruling 13). Hooks and write share the
 * panel's transaction.
 */
export function watchPanelWrites(strapi: Core.Strapi): void {
  const before = (limit?: 1) => async (write: OrderWrite) => {
    lowerEmail(write.params.data);
    await rememberStanding(strapi, write, limit);
  };
  const after = (write: OrderWrite) => keepMoves(strapi, write);
  strapi.db.lifecycles.subscribe({
    models: [ORDERS],
    beforeCreate: onCreate,
    beforeCreateMany: onCreate,
    beforeUpdate: before(1),
    afterUpdate: after,
    beforeUpdateMany: before(),
    afterUpdateMany: after,
  });
}
