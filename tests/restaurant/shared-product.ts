import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolder } from '../product/folders.js';
import type { Ended } from '../product/launch.js';
import { clockFileIn, jumpClock, shiftedClock } from '../product/shifted-clock.js';
import { openTcpProxy, type TcpProxy } from '../product/tcp-proxy.js';
import { startProduct, type Product } from '../product/product.js';
import { copyOf, type Bases, type DemoCopy } from './databases.js';
import type { Acquired, Acquire } from './pool-messages.js';
import { resetPostgres, resetSqlite } from './reset-data.js';

/** A product that one block of tests after another uses. */
export interface SharedProduct {
  pid: number;
  /** Its database and settings, for people. */
  name: string;
  /** Whether this is what a test asks for; where its mail goes can be changed. */
  isLike: (wanted: Acquire) => boolean;
  /** Gives it the right time and the demo's first data again. @throws Error with its last words when it has ended meanwhile */
  reset: () => Promise<void>;
  acquireFor: (wanted: Acquire) => Promise<Acquired>;
  stop: () => Promise<Ended>;
  /** Ends it if it still runs, and takes away all it has made. */
  remove: () => Promise<void>;
}

/** The server stands on the other side of the world: nothing may ask its clock for the day. */
const FAR_AWAY = { TZ: 'Pacific/Auckland' };

/** Its last words, in characters. */
const LAST_WORDS = 2_000;

/** In the folder of each. */
const [LOG, TEMPORARY] = ['log', 'temporary'];

/** What tells products apart: all of their settings but the mail server, to which a proxy of their own leads. */
const keyOf = ({ database, settings }: Acquire): string =>
  JSON.stringify([database, Object.entries({ ...settings, ...(settings.SMTP_URL && { SMTP_URL: 'any' }) }).sort()]);

const portOf = (mailServer: string) => Number(new URL(mailServer).port);

function nameOf({ database, settings }: Acquire): string {
  const told = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `The shared product on ${database} (${told.join(' ') || 'no settings'})`;
}

async function startIn(folder: string, wanted: Acquire, copy: DemoCopy, proxy: TcpProxy | null): Promise<Product> {
  const temporary = path.join(folder, TEMPORARY);
  await mkdir(temporary);
  const mail = proxy && { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` };
  const clock = shiftedClock(clockFileIn(copy.dataDir));
  const env = { ...FAR_AWAY, ...clock, TMPDIR: temporary, ...wanted.settings, ...mail, ...copy.env };
  return startProduct({ dataDir: copy.dataDir, env, logFile: path.join(folder, LOG) });
}

/** Starts a product on a demo of its own. @throws Error when it does not come up: nothing is left of it then */
export async function startShared(wanted: Acquire, bases: Bases): Promise<SharedProduct> {
  const { database, settings } = wanted;
  const name = nameOf(wanted);
  const folder = await makeFolder('shared');
  const copy = await copyOf(database, bases);
  const proxy = settings.SMTP_URL === undefined ? null : await openTcpProxy(portOf(settings.SMTP_URL));
  let product: Product | undefined;
  const remove = async () => {
    await product?.kill();
    await proxy?.close();
    await copy.remove();
    await removeFolder(folder);
  };
  try {
    const started = await startIn(folder, wanted, copy, proxy);
    product = started;
    const reset =
      database === 'sqlite' ? resetSqlite(copy, bases.sqliteBase) : await resetPostgres(copy, bases.postgresBase);
    let hasEnded = false;
    void started.ended.then(() => (hasEnded = true));
    return {
      pid: started.pid,
      name,
      isLike: (other) => keyOf(other) === keyOf(wanted),
      async reset() {
        if (hasEnded)
          throw new Error(`${name} has ended between two blocks of tests:\n${started.logs().slice(-LAST_WORDS)}`);
        const clock = clockFileIn(copy.dataDir);
        if (existsSync(clock)) await jumpClock(started, clock, 0);
        await reset();
      },
      async acquireFor(user) {
        if (proxy && user.settings.SMTP_URL !== undefined) proxy.redirectTo(portOf(user.settings.SMTP_URL));
        const file = path.join(folder, LOG);
        const { url, dataDir, pid } = started;
        const from = (await stat(file)).size;
        return { url, dataDir, pid, env: copy.env, log: { file, from }, temporary: path.join(folder, TEMPORARY) };
      },
      stop: started.stop,
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
