import { z } from 'zod';
import { ChangeKitchenControl, KitchenControl } from '../entities/kitchen.js';
import { AdminMenuItem } from '../entities/menu.js';
import { AdminOptionGroup } from '../entities/option-group.js';
import { IfMatch } from '../entities/record-change.js';
import { SaveSoldOut } from '../entities/sold-out.js';
import { ChangeSpecialDay, SaveSpecialDay, SpecialDay } from '../entities/special-day.js';
import { endpoint } from './endpoint.js';

/** `shifts.1.open` becomes `Shift 2: open`. */
function nameShiftPath(path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path;
  if (list !== 'shifts' || typeof index !== 'number') return path.join('.');
  return [`Shift ${index + 1}`, rest.join('.')].filter(Boolean).join(': ');
}

/** What the owner says of the kitchen during an evening, and of single days. */
export const adminKitchenEndpoints = {
  kitchenControl: endpoint({
    method: 'GET',
    path: '/admin/kitchen-state',
    access: 'admin',
    summary: 'Pause and extra minutes, and what is booked of the next slots.',
    response: KitchenControl,
    errors: [404],
  }),
  changeKitchenControl: endpoint({
    method: 'PATCH',
    path: '/admin/kitchen-state',
    access: 'admin',
    summary: 'Pauses the kitchen or adds minutes, each until a time; null ends it.',
    body: ChangeKitchenControl,
    response: KitchenControl,
    errors: [404],
  }),
  specialDays: endpoint({
    method: 'GET',
    path: '/admin/special-days',
    access: 'admin',
    summary: 'Dates with hours of their own, past ones too, by date.',
    response: z.array(SpecialDay),
  }),
  createSpecialDay: endpoint({
    method: 'POST',
    path: '/admin/special-days',
    access: 'admin',
    summary: 'Adds a special day.',
    body: SaveSpecialDay,
    status: 201,
    response: SpecialDay,
    errors: [409],
    nameOf: nameShiftPath,
  }),
  updateSpecialDay: endpoint({
    method: 'PUT',
    path: '/admin/special-days/:id',
    access: 'admin',
    summary: 'Changes a special day.',
    headers: IfMatch,
    body: ChangeSpecialDay,
    response: SpecialDay,
    nameOf: nameShiftPath,
  }),
  deleteSpecialDay: endpoint({
    method: 'DELETE',
    path: '/admin/special-days/:id',
    access: 'admin',
    summary: 'Deletes a special day: its weekday counts again.',
    headers: IfMatch,
  }),
  setDishSoldOut: endpoint({
    method: 'PATCH',
    path: '/admin/menu/items/:id/sold-out',
    access: 'admin',
    summary: 'Says until when a dish is sold out; null brings it back.',
    headers: IfMatch,
    body: SaveSoldOut,
    response: AdminMenuItem,
  }),
  setOptionSoldOut: endpoint({
    method: 'PATCH',
    path: '/admin/menu/options/:id/sold-out',
    access: 'admin',
    summary: 'Says until when an option is sold out; null brings it back. Answers with its group.',
    body: SaveSoldOut,
    response: AdminOptionGroup,
  }),
} as const;
