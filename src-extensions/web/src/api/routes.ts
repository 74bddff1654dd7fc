import { endpoints, type BodyType, type EndpointName, type Method } from '@pickup/contract';

/** What a client has to know of an endpoint. */
export interface Route {
  method: Method;
  path: string;
  admin: boolean;
  /** How the body goes. */
  body: BodyType;
}

const bodyTypeOf = (types: readonly BodyType[]): BodyType =>
  (['form', 'picture'] as const).find((type) => types.includes(type)) ?? 'json';

const toRoute = ({ method, path, access, ...rest }: (typeof endpoints)[EndpointName]): Route => ({
  method,
  path,
  admin: access === 'admin',
  body: bodyTypeOf('bodyTypes' in rest ? rest.bodyTypes : []),
});

/**
 * The contract's table without its schemas. A production build puts the result in this module's place
 * (config/vite/precomputed-routes.ts), so that no visitor downloads a validation library to read a menu.
 */
export const routes: Record<string, Route> = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]) => [name, toRoute(endpoint)]),
);
