import { z } from 'zod';
import type { Panel } from '../../restaurant/panel.js';

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

const pathOf = (uid: string) => `/content-manager/content-types/${uid}/configuration`;

/** How the panel shows the records of a type. */
export async function shown(panel: Panel, uid: string) {
  return Shown.parse(await panel.ask(pathOf(uid))).data.contentType;
}

/** Chooses the columns of a type's list, as a developer does. */
export async function chooseColumns(panel: Panel, uid: string, columns: readonly string[]): Promise<void> {
  const { settings, metadatas, layouts } = await shown(panel, uid);
  // The panel is told the main fields of relations, and does not say them back.
  const told = Object.entries(metadatas).map(
    ([
      name,
      {
        edit,
        list: { mainField: _, ...list },
      },
    ]) => [name, { edit, list }],
  );
  const chosen = { settings, metadatas: Object.fromEntries(told) as unknown, layouts: { ...layouts, list: columns } };
  await panel.ask(pathOf(uid), { method: 'PUT', body: JSON.stringify(chosen) });
}
