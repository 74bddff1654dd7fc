import { parseArgs } from 'node:util';
import { findBrowser } from './tasks/browser.mjs';
import { root, main } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

const USAGE = `Usage: npm run bench -- [--only NAME,…] [--rounds 3] [--seconds 1] [--orders 1000000]
Names: hot, beside, orders (or orders-sqlite, orders-postgres), live, edits, bytes, start, lighthouse (or lighthouse-74,
lighthouse-400), interactions, scale; and only when they are named, because they take long: million (or
million-sqlite, million-postgres), long (or long-sqlite, long-postgresql)`;

const WHOLE_NUMBER = /^[1-9]\d{0,7}$/;

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '1' },
      orders: { type: 'string', default: '1000000' },
    },
  });
  const { only, ...counts } = values;
  if (!Object.values(counts).every((count) => WHOLE_NUMBER.test(count))) throw new Error(USAGE);
  return {
    only: only.split(',').filter(Boolean),
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)])),
    postgresUrl: process.env.DATABASE_URL || undefined,
    findBrowser,
  };
}

/** The options, or an end with one line that says what they can be. */
function optionsOrEnd() {
  try {
    return readOptions();
  } catch {
    process.stderr.write(`${USAGE}\n`);
    return process.exit(1);
  }
}

const options = optionsOrEnd();

main(async () => {
  await bringUpToDate();
  const { withTypeScriptModule } = await import('./tasks/typescript-module.mjs');
  const failed = await withTypeScriptModule(`${root}/tests/bench/bench.ts`, ({ bench }) => bench(options));
  process.exitCode = failed === 0 ? 0 : 1;
});
