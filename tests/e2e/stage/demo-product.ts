import type { Knex } from 'knex';
import { createClient, type Client } from '../../product/client.js';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { startProduct } from '../../product/product.js';
import { readSecrets, type Secrets } from '../../product/secrets.js';
import { signIn } from '../../product/sign-in.js';
import { openSqlite } from '../../product/sql.js';
import { putBackSqlite } from '../../restaurant/put-back.js';
import { BASE_VARIABLE } from './global-setup.js';

/** A running product on its own copy of the demo restaurant, and the ways into it beside the browser. */
export interface DemoProduct {
  /** Its origin, without a slash at the end. */
  url: string;
  api: Client;
  /** The owner's access token; it lives for ten minutes. */
  token: string;
  /** Gives it the demo's first content again, and the owner a new token. */
  putBack: () => Promise<void>;
  secrets: Secrets;
  /** Its database file, opened beside it. */
  sql: Knex;
  stop: () => Promise<void>;
}

/** @throws Error when the product does not come up, or no base was made */
export async function startDemoProduct(env: Record<string, string> = {}): Promise<DemoProduct> {
  const base = process.env[BASE_VARIABLE];
  if (base === undefined) throw new Error(`${BASE_VARIABLE} is not set: the global setup has not run`);
  const dataDir = await copyFolder(base, 'e2e');
  const product = await startProduct({ dataDir, env });
  const api = createClient(product.url);
  const sql = openSqlite(dataDir);
  const putBackContent = putBackSqlite({ sql, dataDir }, base);
  const demo: DemoProduct = {
    url: product.url,
    api,
    token: '',
    putBack: async () => {
      await putBackContent();
      demo.token = await signIn(api, dataDir);
    },
    secrets: await readSecrets(dataDir),
    sql,
    stop: async () => {
      await sql.destroy();
      await product.stop();
      await removeFolder(dataDir);
    },
  };
  return demo;
}
