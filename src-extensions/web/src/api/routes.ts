import { endpoints, type BodyType, type EndpointName, type Method } from '@pickup/contract';

/** The part of an endpoint that a client needs. */
export interface Route {
  method: Method;
  path: string;
  admin: boolean;
  /** How the body is encoded. */
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
 * The contract's endpoints without their schemas. A production build replaces this module by its value
 * (config/vite/precomputed-routes.ts), so that visitors do not download the validation library.
 */
export const routes: Record<string, Route> = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]) => [name, toRoute(endpoint)]),
);
