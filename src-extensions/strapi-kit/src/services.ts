import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Data = Record<string, unknown>;

/** A file that is being stored in Strapi's media library, which sets its `url`. */
export interface StoredFile extends Data {
  hash: string;
  ext: string;
  /** In kB, as the library counts. */
  size: number;
  getStream: () => Readable;
  url?: string;
}

/** The services of Strapi that are used, which it returns untyped; callers parse their results. */
interface StrapiServices {
  'plugin::users-permissions.jwt': {
    getToken: (context: Pick<Context, 'request'>) => Promise<unknown>;
  };
  'plugin::users-permissions.user': {
    validatePassword: (password: string, hash: string) => Promise<unknown>;
    add: (values: Data) => Promise<unknown>;
    edit: (id: number, values: Data) => Promise<unknown>;
  };
  'plugin::content-manager.content-types': {
    findConfiguration: (contentType: { uid: string }) => Promise<unknown>;
    updateConfiguration: (contentType: { uid: string }, configuration: Data) => Promise<unknown>;
    syncConfigurations: () => Promise<unknown>;
  };
  'plugin::content-manager.components': { syncConfigurations: () => Promise<unknown> };
  'plugin::upload.upload': {
    formatFileInfo: (file: { filename: string; type: string; size: number }, info: Data) => Promise<Data>;
  };
  'plugin::upload.provider': { upload: (file: StoredFile) => Promise<unknown> };
  'admin::auth': { validatePassword: (password: string, hash: string) => Promise<unknown> };
  'admin::user': {
    exists: () => Promise<unknown>;
    create: (values: Data) => Promise<unknown>;
  };
  'plugin::email.email': { send: (mail: object) => Promise<unknown> };
  'admin::role': {
    getSuperAdmin: () => Promise<unknown>;
    resetSuperAdminPermissions: () => Promise<unknown>;
  };
  'admin::permission': {
    actionProvider: { values: () => { actionId: string; subjects?: string[] | null; options?: object }[] };
    cleanPermissionsInDatabase: () => Promise<unknown>;
  };
}

/** A service of Strapi, with the part of its type that is used. */
export function strapiService<Name extends keyof StrapiServices>(
  strapi: Core.Strapi,
  name: Name,
): StrapiServices[Name] {
  const service: unknown = strapi.service(name);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Strapi has no type for them; the interface above is the one place that says what they are
  return service as StrapiServices[Name];
}
