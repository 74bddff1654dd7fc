import fc from 'fast-check';
import { createRowCounts } from '../../restaurant/row-counts.js';
import type { DatabaseName, RunningProduct } from '../../restaurant/use-product.js';
import { sendRaw, type RawReply } from '../../product/raw-socket.js';
import { readSecrets } from '../../product/secrets.js';
import { signIn } from '../../product/sign-in.js';
import { anyRequest } from './any-request.js';
import type { Ids } from './hostile-targets.js';
import { judge, type Fault } from './check-response.js';
import { TOKEN, type FuzzRequest } from './request.js';

/** Requests under way at once. */
const TOGETHER = 6;
/** The owner's token lives for ten minutes. */
const SIGN_IN_EVERY_MS = 5 * 60_000;
const TELL_EVERY = 2_000;

interface Found {
  fault: Fault | 'stored';
  requests: FuzzRequest[];
  reply?: string;
  /** Tables whose rows changed though every request was refused, with what they held before and after. */
  tables?: Record<string, readonly [before: string | undefined, after: string | undefined]>;
}

export interface FuzzReport {
  sent: number;
  fivexx: number;
  crashes: number;
  /** Batches that were refused as a whole, with the same rows before and after. */
  compared: number;
  found: Found[];
}

/** Sends one request as the owner who is signed in now. */
export async function sendFuzz(url: string, token: string, { bytes, incomplete }: FuzzRequest): Promise<RawReply> {
  return sendRaw(url, bytes.replaceAll(TOKEN, token), incomplete ? { hangUpMs: 150 } : {});
}

async function idsOf({ api, token, sql }: RunningProduct): Promise<Ids> {
  const [dish] = await api.get('menuItems', {});
  const [deal] = (await api.get('deals', {})).filter(({ isConditional }) => !isConditional);
  const reviews = (await api.get('reviews', {})).content;
  const orders = (await api.get('adminOrders', { query: { size: '3' } }, { token })).content;
  const categories = await api.get('categories', {});
  const secret: { public_id: string } | undefined = await sql('orders').first('public_id');
  const lists = [[dish], [deal], reviews.slice(0, 3), orders, categories.slice(0, 2)];
  const ids = lists.flat().flatMap((record) => (record ? [record.id] : []));
  return { dish: dish?.id ?? '', deal: deal?.id ?? '', all: [...ids, secret?.public_id ?? '', 'unknown'] };
}

const isAlive = (url: string) =>
  fetch(`${url}/_health`).then(
    ({ status }) => status === 204,
    () => false,
  );

/** What {@link createRowCounts} says of the tables in which two of its answers differ. */
function changedTables(before: Record<string, string>, after: Record<string, string>) {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]] as const]));
}

/** Whether a request has, or may have, changed something as it was meant to. */
const mayHaveWritten = ({ writes, incomplete }: FuzzRequest, { status }: RawReply) =>
  (writes || incomplete) && ((status >= 200 && status < 300) || (incomplete && status === 0));

/**
 * Sends generated wrong requests to a running product and judges each answer. Batches that were refused as a whole
 * must leave every table as it was.
 * @param seed the same seed sends the same requests to the same restaurant
 */
export async function fuzz(
  running: RunningProduct,
  database: DatabaseName,
  total: number,
  seed: number,
): Promise<FuzzReport> {
  const { url, dataDir, api, sql } = running;
  const secrets = Object.values(await readSecrets(dataDir));
  const rowCounts = await createRowCounts(sql, database);
  const arbitrary = anyRequest(await idsOf(running));
  const report: FuzzReport = { sent: 0, fivexx: 0, crashes: 0, compared: 0, found: [] };
  let [token, signedIn] = [running.token, Date.now()];
  let before = await rowCounts();

  for (let batch = 0; report.sent < total; batch += 1) {
    if (Date.now() - signedIn > SIGN_IN_EVERY_MS) {
      [token, signedIn] = [await signIn(api, dataDir), Date.now()];
      before = await rowCounts();
    }
    const requests = fc.sample(arbitrary, { numRuns: Math.min(TOGETHER, total - report.sent), seed: seed + batch });
    const answers = await Promise.all(
      requests.map(async (request) => {
        const began = performance.now();
        const reply = await sendFuzz(url, token, request);
        return { request, reply, fault: judge(request, reply, performance.now() - began, secrets) };
      }),
    );
    report.sent += requests.length;
    for (const { request, reply, fault } of answers) {
      if (!fault) continue;
      if (fault === '5xx') report.fivexx += 1;
      report.found.push({ fault, requests: [request], reply: reply.text.slice(0, 400) });
    }
    if (answers.some(({ reply }) => reply.status === 0) && !(await isAlive(url))) {
      report.crashes += 1;
      return report;
    }
    const after = await rowCounts();
    if (!answers.some(({ request, reply }) => mayHaveWritten(request, reply))) {
      report.compared += 1;
      const tables = changedTables(before, after);
      if (Object.keys(tables).length > 0) report.found.push({ fault: 'stored', requests, tables });
    }
    before = after;
    if (report.sent % TELL_EVERY < requests.length) {
      process.stdout.write(`  ${database}: ${report.sent} of ${total}, ${report.found.length} found\n`);
    }
  }
  return report;
}
