import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { useProduct } from '../../restaurant/use-product.js';
import { shown } from './shown-layout.js';

const Types = z.object({
  data: z.array(z.object({ uid: z.string(), attributes: z.record(z.string(), z.unknown()) })),
});

const KEPT_BACK = [
  'publicId',
  'idempotencyKey',
  'payloadHash',
  'publicKey',
  'authSecret',
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'publishedAt',
];

const isOurs = (uid: string) => uid.startsWith('api::') || uid.startsWith('plugin::ordering.');

async function typesOf(panel: Panel) {
  const { data } = Types.parse(await panel.ask('/content-manager/content-types'));
  return data.filter(({ uid }) => isOurs(uid));
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
        'number',
        'subtotalCents',
        'taxCents',
        'totalCents',
        'placedAt',
        'deliveredAt',
        'openedAt',
        'businessDay',
        'businessHour',
        'customer',
        'lines',
        'moves',
        'mails',
        'channel',
        'corrections',
        'pickupAt',
        'releaseAt',
        'pickupDay',
        'slotUnits',
      ].toSorted(),
    );
    expect((await locked('plugin::ordering.order-line')).toSorted()).toEqual([
      'businessDay',
      'choiceCents',
      'totalCents',
    ]);
    expect(await locked('api::review.review')).toEqual(expect.arrayContaining(['helpfulCount', 'writtenAt']));
  });

  it('shows the newest order first', async () => {
    const { settings } = await shown(panel, 'plugin::ordering.order');
    expect(settings).toMatchObject({ defaultSortBy: 'placedAt', defaultSortOrder: 'DESC', mainField: 'number' });
  });
});
