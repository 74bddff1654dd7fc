import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startProduct } from '../../product/product.js';
import { createClient } from '../../product/client.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { copyDemo } from '../../restaurant/demo-copy.js';
import { useProduct } from '../../restaurant/use-product.js';

const Types = z.object({
  data: z.array(z.object({ uid: z.string(), attributes: z.record(z.string(), z.unknown()) })),
});

const Fields = z.record(
  z.string(),
  z.object({
    edit: z.looseObject({
      label: z.string().optional(),
      description: z.string().optional(),
      editable: z.boolean().optional(),
    }),
    list: z.looseObject({ label: z.string() }),
  }),
);

const Shown = z.object({
  data: z.object({
    contentType: z.looseObject({
      settings: z.looseObject({ mainField: z.string(), defaultSortBy: z.string(), defaultSortOrder: z.string() }),
      metadatas: Fields,
      layouts: z.object({
        list: z.array(z.string()),
        edit: z.array(z.array(z.object({ name: z.string(), size: z.number() }))),
      }),
    }),
  }),
});

const KEPT_BACK = [
  ...['publicId', 'idempotencyKey', 'payloadHash'],
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'publishedAt'],
];

const isOurs = (uid: string) => uid.startsWith('api::') || uid.startsWith('plugin::ordering.');

async function typesOf(panel: Panel) {
  const { data } = Types.parse(await panel.ask('/content-manager/content-types'));
  return data.filter(({ uid }) => isOurs(uid));
}

async function shown(panel: Panel, uid: string) {
  return Shown.parse(await panel.ask(`/content-manager/content-types/${uid}/configuration`)).data.contentType;
}

describe("the layout of Strapi's raw panel", () => {
  const product = useProduct();
  let panel: Panel;

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });

  it('has a label and a help text for every field of every type of ours', async () => {
    const types = await typesOf(panel);
    expect(types.map(({ uid }) => uid)).toEqual(expect.arrayContaining(['plugin::ordering.order', 'api::deal.deal']));
    for (const { uid, attributes } of types) {
      const { metadatas } = await shown(panel, uid);
      expect([uid, Object.keys(metadatas)]).toEqual([uid, expect.arrayContaining(Object.keys(attributes))]);
      for (const [name, { edit, list }] of Object.entries(metadatas)) {
        // Strapi calls it so itself at every start.
        if (name === 'documentId') continue;
        const where = `${uid} ${name}`;
        expect([where, list.label === name ? 'raw' : 'said']).toEqual([where, 'said']);
        expect([where, edit.label]).toEqual([where, list.label]);
        expect([where, (edit.description ?? '').length > 10]).toEqual([where, true]);
      }
    }
  });

  it('asks in its forms for everything but secrets and what Strapi keeps, and for nothing twice', async () => {
    for (const { uid, attributes } of await typesOf(panel)) {
      const { layouts } = await shown(panel, uid);
      const asked = layouts.edit.flat().map(({ name }) => name);
      expect([uid, new Set(asked).size]).toEqual([uid, asked.length]);
      const expected = Object.keys(attributes).filter((name) => !KEPT_BACK.includes(name));
      expect([uid, asked.toSorted()]).toEqual([uid, expected.toSorted()]);
      for (const row of layouts.edit) expect(row.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12);
    }
  });

  it('keeps what follows by itself, and what is settled, from being typed', async () => {
    const locked = async (uid: string) =>
      Object.entries((await shown(panel, uid)).metadatas).flatMap(([name, { edit }]) =>
        edit.editable === false && edit.visible === true ? [name] : [],
      );
    expect((await locked('plugin::ordering.order')).toSorted()).toEqual(
      [
        ...['number', 'subtotalCents', 'taxCents', 'totalCents', 'placedAt', 'deliveredAt', 'openedAt'],
        ...['businessDay', 'businessHour', 'customer', 'lines', 'moves', 'mails'],
      ].toSorted(),
    );
    expect((await locked('plugin::ordering.order-line')).toSorted()).toEqual(['businessDay', 'totalCents']);
    expect(await locked('api::review.review')).toEqual(expect.arrayContaining(['helpfulCount', 'writtenAt']));
  });

  it('shows the newest order first', async () => {
    const { settings } = await shown(panel, 'plugin::ordering.order');
    expect(settings).toMatchObject({ defaultSortBy: 'placedAt', defaultSortOrder: 'DESC', mainField: 'number' });
  });
});

const COLUMNS = ['number', 'totalCents'];

/** The panel is told them, and does not say them back. */
const withoutMainFields = (metadatas: z.infer<typeof Fields>) =>
  Object.fromEntries(
    Object.entries(metadatas).map(([name, { edit, list }]) => {
      const { mainField: _, ...rest } = list;
      return [name, { edit, list: rest }];
    }),
  );

describe('a layout that a developer has chosen', () => {
  it('is kept over a restart, while it is no older than ours', async () => {
    const { dataDir, remove } = await copyDemo('sqlite');
    const uid = 'plugin::ordering.order';
    const withPanel = async <Result>(work: (panel: Panel) => Promise<Result>): Promise<Result> => {
      const product = await startProduct({ dataDir });
      try {
        return await work(await signInToPanel(createClient(product.url), dataDir));
      } finally {
        await product.stop();
      }
    };
    try {
      await withPanel(async (panel) => {
        const { settings, metadatas, layouts } = await shown(panel, uid);
        const chosen = { settings, metadatas: withoutMainFields(metadatas), layouts: { ...layouts, list: COLUMNS } };
        const body = JSON.stringify(chosen);
        await panel.ask(`/content-manager/content-types/${uid}/configuration`, { method: 'PUT', body });
      });
      const { layouts, metadatas } = await withPanel((panel) => shown(panel, uid));
      expect(layouts.list).toEqual(COLUMNS);
      expect(metadatas.number?.edit.label).toBe('Order number');
    } finally {
      await remove();
    }
  });
});
