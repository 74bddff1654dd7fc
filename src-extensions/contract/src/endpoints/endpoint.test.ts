import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { IfMatch } from '../entities/record-change.js';
import { endpoint } from './endpoint.js';

const Soup = z.object({ name: z.string() });
const read = endpoint({ method: 'GET', path: '/soup', access: 'public', summary: 'The soup.', response: Soup });
const change = endpoint({
  method: 'PUT',
  path: '/admin/soups/:id',
  access: 'admin',
  summary: 'Changes a soup.',
  headers: IfMatch,
  body: Soup,
  response: Soup,
  errors: [429],
});
const remove = endpoint({ method: 'DELETE', path: '/admin/soups/:id', access: 'admin', summary: 'Removes a soup.' });

describe('an endpoint', () => {
  it('has status 200 with a response, 204 without one, or the status of its definition', () => {
    expect([read.status, change.status, remove.status]).toEqual([200, 200, 204]);
    expect([read.response, remove.response]).toEqual([Soup, null]);
    const made = endpoint({ ...read, errors: [], status: 201 });
    const stream = endpoint({
      method: 'GET',
      path: '/bell',
      access: 'public',
      summary: 'Rings.',
      events: { ring: Soup },
    });
    expect([made.status, stream.status, stream.response]).toEqual([201, 200, null]);
  });

  it('has the error statuses that follow from access, path, version and body, and those of its definition', () => {
    expect(read.errors).toEqual([]);
    expect(remove.errors).toEqual([401, 403, 404]);
    expect(change.errors).toEqual([401, 403, 404, 409, 413, 415, 429]);
    expectTypeOf(remove.errors[0]).toEqualTypeOf<401 | 403 | 404 | undefined>();
    expectTypeOf(change.errors[0]).toEqualTypeOf<401 | 403 | 404 | 409 | 413 | 415 | 429 | undefined>();
  });

  it('parses each parameter of its path as an id', () => {
    const wish = endpoint({ method: 'GET', path: '/soups/:id/wishes/:wish', access: 'public', summary: 'One wish.' });
    expect(wish.params.parse({ id: 'pea', wish: 'hot' })).toEqual({ id: 'pea', wish: 'hot' });
    expect(wish.params.safeParse({ id: 'pea' }).success).toBe(false);
    expectTypeOf<z.output<typeof wish.params>>().toEqualTypeOf<{ id: string; wish: string }>();
    expect(read).not.toHaveProperty('params');
  });

  it('parses parameters by its own schema where the definition has one', () => {
    const params = z.object({ id: z.literal('pea') });
    const pea = endpoint({ method: 'GET', path: '/soups/:id', access: 'public', summary: 'The pea soup.', params });
    expect(pea.params).toBe(params);
    expect(pea.errors).toEqual([404]);
  });
});
