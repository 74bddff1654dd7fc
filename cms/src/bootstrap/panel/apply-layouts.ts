import { createHash } from 'node:crypto';
import { ORDER_LAYOUTS, RECORD_LAYOUTS } from '@pickup/ordering';
import { type PanelLayout, strapiService, SYSTEM_FIELDS } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { CONTENT_LAYOUTS } from './content-layouts.js';

const LAYOUTS: Readonly<Record<string, PanelLayout>> = { ...CONTENT_LAYOUTS, ...ORDER_LAYOUTS, ...RECORD_LAYOUTS };

/** The width of a row of Strapi's forms. */
const ROW_WIDTH = 12;

const View = z.looseObject({});
const Metadata = z.looseObject({ edit: View.default({}), list: View.default({}) });
const Configuration = z.looseObject({
  settings: View,
  metadatas: z.record(z.string(), Metadata),
  layouts: View,
});
type Configuration = z.infer<typeof Configuration>;

function metadatasOf({ form, hidden }: PanelLayout, metadatas: Configuration['metadatas']): Configuration['metadatas'] {
  const shownFields = new Map(form.flatMap((row) => Object.entries(row)));
  const otherFields = new Map(Object.entries({ ...SYSTEM_FIELDS, ...hidden }));
  return Object.fromEntries(
    Object.entries(metadatas).map(([name, { edit, list }]) => {
      const text = shownFields.get(name) ?? otherFields.get(name);
      if (!text) return [name, { edit, list }];
      const { label, help: description, readOnly, mainField, placeholder = '' } = text;
      const visible = shownFields.has(name);
      const shown = {
        label,
        description,
        placeholder,
        visible,
        editable: !readOnly,
        ...(mainField !== undefined && { mainField }),
      };
      return [name, { edit: { ...edit, ...shown }, list: { ...list, label } }];
    }),
  );
}

/** Strapi's stored configuration of a type, with our layout in it. */
function withLayout(layout: PanelLayout, { settings, metadatas, layouts }: Configuration): Configuration {
  const { mainField, sort, columns, form } = layout;
  const [defaultSortBy, defaultSortOrder] = sort.split(':');
  return {
    settings: { ...settings, mainField, defaultSortBy, defaultSortOrder, pageSize: 20 },
    metadatas: metadatasOf(layout, metadatas),
    layouts: {
      ...layouts,
      list: [...columns],
      edit: form.map((row) => {
        const names = Object.keys(row);
        return names.map((name) => ({ name, size: ROW_WIDTH / names.length }));
      }),
    },
  };
}

/** The same for as long as a layout, and the fields that every type has, stay as they are. */
const hashOf = (layout: PanelLayout) =>
  createHash('sha256')
    .update(JSON.stringify([SYSTEM_FIELDS, layout]))
    .digest('base64url');

/**
 * Writes the layouts of the raw panel: columns of the lists, order of the forms, labels and help. A layout is written
 * once, and again when it has changed in the code, so that what a developer rearranges in the panel is kept until then.
 */
export async function applyPanelLayouts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'pickup' });
  const stored: unknown = await store.get({ key: 'panelLayouts' });
  // Version 1.0.0 stored numbers instead of hashes: its layouts are written anew.
  const written = z.record(z.string(), z.string()).catch({}).parse(stored);
  const hashes = Object.fromEntries(Object.entries(LAYOUTS).map(([uid, layout]) => [uid, hashOf(layout)]));
  const service = strapiService(strapi, 'plugin::content-manager.content-types');
  for (const [uid, layout] of Object.entries(LAYOUTS)) {
    if (written[uid] === hashes[uid]) continue;
    const configuration = Configuration.parse(await service.findConfiguration({ uid }));
    await service.updateConfiguration({ uid }, withLayout(layout, configuration));
  }
  await store.set({ key: 'panelLayouts', value: hashes });
}
