import { API_PREFIX, endpoints, type Endpoint } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { allowOf, createMethodsAt } from './known-calls.js';

const methodsAt = createMethodsAt(['/docs', '/docs/page.css']);
const table = Object.values<Endpoint>(endpoints);

describe('the methods of a known path', () => {
  it.each([...new Set(table.map(({ path }) => path))])('of %s are those of the table', (path) => {
    const methods = table.filter((each) => each.path === path).map(({ method }) => method);
    expect(methodsAt(`${API_PREFIX}${path.replace(/:\w+/g, 'x')}`)).toEqual(methods);
  });

  it.each([
    ['/api/orders/quote', ['POST']],
    ['/api/orders/anything', ['GET']],
    ['/api/admin/deals/statistics', ['GET']],
    ['/api/docs', ['GET']],
    ['/api/docs/page.css', ['GET']],
    ['/API/Deals/', ['GET']],
  ])('of %s: a fixed path comes before one with a parameter, whatever its case', (path, methods) => {
    expect(methodsAt(path)).toEqual(methods);
  });

  it.each(['/api', '/api/', '/api/nothing', '/apideals', '/deals', '/api/docs/pageXcss', '/api/orders/x/y'])(
    '%s is not known',
    (path) => {
      expect(methodsAt(path)).toBeNull();
    },
  );

  it('are listed with HEAD and OPTIONS, in a fixed order', () => {
    expect(allowOf(['GET'])).toBe('GET, HEAD, OPTIONS');
    expect(allowOf(['DELETE', 'POST'])).toBe('POST, DELETE, OPTIONS');
    expect(allowOf(['HEAD', 'GET', 'PUT'])).toBe('GET, HEAD, PUT, OPTIONS');
  });
});
