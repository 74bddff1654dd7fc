import type { AdminMenuItem } from '@pickup/contract';
import { z } from 'zod';
import { signInToPanel } from '../../restaurant/panel.js';
import { signIn } from '../../product/sign-in.js';
import type { Demo } from '../demo.js';

/** What an edit makes of the dish: a name that no answer before it can hold. */
export interface Edited {
  name: string;
  price: number;
}

/** One way to edit a dish. */
export interface Editor {
  title: string;
  /** Resolves when the edit has been answered. */
  edit: (to: Edited) => Promise<void>;
}

/** The n-th edit of a way. */
export const editNumber = (way: string, turn: number): Edited => ({
  name: `Dish ${way} ${String(turn).padStart(5, '0')}`,
  price: (500 + (turn % 500)) / 100,
});

/** The dish that is edited: the first that visitors see. */
async function firstDish({ api, dataDir }: Demo): Promise<{ dish: AdminMenuItem; token: string }> {
  const token = await signIn(api, dataDir);
  const [dish] = await api.get('adminMenuItems', {}, { token });
  if (!dish) throw new Error('There is no dish to edit');
  return { dish, token };
}

/** As the owner edits in the back office. @param tokenOf the owner's token, where the edits go on for longer than one lives */
export async function backOffice(demo: Demo, tokenOf?: () => string): Promise<Editor> {
  const { dish, token } = await firstDish(demo);
  const { id, nameNl, description, categoryId, imageUrl, available, popular } = dish;
  const rest = { nameNl, description, categoryId, imageUrl, available, popular };
  return {
    title: 'back office',
    edit: async (to) => {
      await demo.api.get(
        'updateMenuItem',
        { params: { id }, body: { ...rest, ...to } },
        { token: tokenOf?.() ?? token },
      );
    },
  };
}

const Saved = z.object({ data: z.object({ name: z.string() }) });

/** As a developer edits in Strapi's raw panel. */
export async function rawPanel(demo: Demo): Promise<Editor> {
  const { dish } = await firstDish(demo);
  const panel = await signInToPanel(demo.api, demo.dataDir);
  const path = `/content-manager/collection-types/api::menu-item.menu-item/${dish.id}`;
  return {
    title: 'raw panel',
    edit: async (to) => {
      Saved.parse(await panel.ask(path, { method: 'PUT', body: JSON.stringify(to) }));
    },
  };
}
