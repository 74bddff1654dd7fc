import { strapiService } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

interface ListView {
  columns: string[];
  mainField: string;
  sortBy: string;
  sortOrder: 'ASC' | 'DESC';
}

/** What a developer needs to see to find a record in the raw panel; `mainField` names it in relations. */
const LISTS = {
  'plugin::ordering.order': {
    columns: ['number', 'orderStatus', 'customerName', 'customerPhone', 'totalCents', 'placedAt'],
    mainField: 'number',
    sortBy: 'placedAt',
    sortOrder: 'DESC',
  },
  'plugin::ordering.order-line': {
    columns: ['order', 'position', 'name', 'quantity', 'unitCents', 'totalCents'],
    mainField: 'name',
    sortBy: 'id',
    sortOrder: 'DESC',
  },
  'plugin::ordering.order-move': {
    columns: ['order', 'fromStatus', 'toStatus', 'movedAt', 'movedBy'],
    mainField: 'toStatus',
    sortBy: 'movedAt',
    sortOrder: 'DESC',
  },
  'plugin::ordering.customer': {
    columns: ['email', 'name', 'phone', 'orderCount', 'lastOrderAt'],
    mainField: 'email',
    sortBy: 'lastOrderAt',
    sortOrder: 'DESC',
  },
  'plugin::ordering.order-day': {
    columns: ['businessDay', 'lastCounter'],
    mainField: 'businessDay',
    sortBy: 'businessDay',
    sortOrder: 'DESC',
  },
  'api::menu-item.menu-item': {
    columns: ['name', 'category', 'price', 'available', 'popular', 'isActive'],
    mainField: 'name',
    sortBy: 'name',
    sortOrder: 'ASC',
  },
  'api::category.category': {
    columns: ['name', 'description', 'position', 'menuItems'],
    mainField: 'name',
    sortBy: 'position',
    sortOrder: 'ASC',
  },
  'api::deal.deal': {
    columns: ['title', 'dealType', 'discountedPrice', 'active', 'featured', 'validFrom', 'validUntil'],
    mainField: 'title',
    sortBy: 'title',
    sortOrder: 'ASC',
  },
  'api::review.review': {
    columns: ['customerName', 'rating', 'comment', 'verified', 'isActive', 'writtenAt'],
    mainField: 'customerName',
    sortBy: 'writtenAt',
    sortOrder: 'DESC',
  },
  'api::review.review-vote': {
    columns: ['review', 'voter', 'createdAt'],
    mainField: 'voter',
    sortBy: 'createdAt',
    sortOrder: 'DESC',
  },
  'api::restaurant.restaurant': {
    columns: ['name', 'city', 'phone'],
    mainField: 'name',
    sortBy: 'name',
    sortOrder: 'ASC',
  },
} as const satisfies Record<string, ListView>;

const Configuration = z.looseObject({
  settings: z.looseObject({}),
  metadatas: z.looseObject({}),
  layouts: z.looseObject({}),
});

/** Lays out the raw panel's lists once; a developer's own choices are kept afterwards. */
export async function layOutPanelLists(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'pickup' });
  const done = z
    .array(z.string())
    .catch([])
    .parse(await store.get({ key: 'panelLists' }));
  const service = strapiService(strapi, 'plugin::content-manager.content-types');
  for (const [uid, list] of Object.entries(LISTS)) {
    if (done.includes(uid)) continue;
    const contentType = { uid };
    const { settings, metadatas, layouts } = Configuration.parse(await service.findConfiguration(contentType));
    await service.updateConfiguration(contentType, {
      settings: {
        ...settings,
        mainField: list.mainField,
        defaultSortBy: list.sortBy,
        defaultSortOrder: list.sortOrder,
        pageSize: 20,
      },
      metadatas,
      layouts: { ...layouts, list: [...list.columns] },
    });
  }
  await store.set({ key: 'panelLists', value: Object.keys(LISTS) });
}
