import type { Core } from '@strapi/strapi';

/**
 * State of a running product: one value for each Strapi instance, made when it is first asked for and gone with it.
 * @param make is called once for each instance
 */
export function perStrapi<Value>(make: (strapi: Core.Strapi) => Value): (strapi: Core.Strapi) => Value {
  const values = new WeakMap<Core.Strapi, { value: Value }>();
  return (strapi) => {
    const known = values.get(strapi);
    if (known) return known.value;
    const value = make(strapi);
    values.set(strapi, { value });
    return value;
  };
}
