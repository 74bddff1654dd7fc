import { type Endpoint, endpoints } from '@pickup/contract';
import { limitNeedlessBodies } from '../gates/read-limit.js';
import { describe, expect, it } from 'vitest';
import { bodyLimit } from '../bodies/body-limit.js';
import { BODY_MIDDLEWARE } from '../bodies/read-body.js';
import { ADMIN_POLICY } from './access.js';
import { contentApi, route } from './route.js';

const all: (Endpoint & { name: string })[] = Object.entries(endpoints).map(([name, endpoint]) => ({
  ...endpoint,
  name,
}));
const unused = () => Promise.reject(new Error('The handler is not called'));

describe('a route', () => {
  it.each(all.filter(({ access }) => access === 'admin'))('of $name is guarded by the admin policy', (endpoint) => {
    expect(route(endpoint, unused).config).toMatchObject({ auth: false, prefix: '', policies: [ADMIN_POLICY] });
  });

  it.each(all.filter(({ access }) => access === 'public'))('of $name has no policy', (endpoint) => {
    expect(route(endpoint, unused).config).toMatchObject({ auth: false, prefix: '', policies: [] });
  });

  it.each(all.filter(({ body, bodyTypes }) => body && !bodyTypes?.includes('picture')))(
    'of $name reads a body as large as the call may have, after it has asked whether it may be sent',
    (endpoint) => {
      const admit = () => undefined;
      const { middlewares } = route(endpoint, unused, admit).config;
      expect(middlewares).toEqual([
        expect.any(Function),
        { name: BODY_MIDDLEWARE, config: { maxBytes: bodyLimit(endpoint) } },
      ]);
    },
  );

  it('of a call without a body reads none, and one that is sent all the same takes its turn', () => {
    expect(route(endpoints.voteHelpful, unused).config.middlewares).toEqual([limitNeedlessBodies]);
  });

  it.each(all)('of $name has the method and path of the contract', (endpoint) => {
    expect(route(endpoint, unused)).toMatchObject({ endpoint, method: endpoint.method, path: endpoint.path });
  });

  it('is under /api', () => {
    const routes = [route(endpoints.deals, unused)];
    expect(contentApi(routes)).toEqual({ type: 'content-api', routes });
  });
});
