import { z } from 'zod';
import { AdminOptionGroup, ChangeOptionGroup, SaveOptionGroup } from '../entities/option-group.js';
import { IfMatch } from '../entities/record-change.js';
import { endpoint } from './endpoint.js';

/** `options.1.price` becomes `Option 2: price`. */
function nameOptionPath(path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path;
  if (list !== 'options' || typeof index !== 'number') return path.join('.');
  return [`Option ${index + 1}`, rest.join('.')].filter(Boolean).join(': ');
}

/** What can be chosen of the owner's dishes. */
export const adminOptionGroupEndpoints = {
  adminOptionGroups: endpoint({
    method: 'GET',
    path: '/admin/menu/option-groups',
    access: 'admin',
    summary: 'Option groups with their options and the dishes that use them, deleted ones too.',
    response: z.array(AdminOptionGroup),
  }),
  createOptionGroup: endpoint({
    method: 'POST',
    path: '/admin/menu/option-groups',
    access: 'admin',
    summary: 'Adds an option group.',
    body: SaveOptionGroup,
    status: 201,
    response: AdminOptionGroup,
    nameOf: nameOptionPath,
  }),
  updateOptionGroup: endpoint({
    method: 'PUT',
    path: '/admin/menu/option-groups/:id',
    access: 'admin',
    summary: 'Changes an option group and its options; an option that is left out is soft-deleted.',
    headers: IfMatch,
    body: ChangeOptionGroup,
    response: AdminOptionGroup,
    nameOf: nameOptionPath,
  }),
  deleteOptionGroup: endpoint({
    method: 'DELETE',
    path: '/admin/menu/option-groups/:id',
    access: 'admin',
    summary: 'Soft-deletes an option group that no dish uses.',
    headers: IfMatch,
  }),
  restoreOptionGroup: endpoint({
    method: 'PATCH',
    path: '/admin/menu/option-groups/:id/restore',
    access: 'admin',
    summary: 'Restores a deleted option group.',
    headers: IfMatch,
    response: AdminOptionGroup,
  }),
} as const;
