import { parseArgs } from 'node:util';
import { root, main } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

const DATABASES = ['sqlite', 'postgres'];
const USAGE = 'Usage: npm run bench -- [--orders 1000000] [--only sqlite|postgres]';

function readOptions() {
  const { values } = parseArgs({
    options: { orders: { type: 'string', default: '1000000' }, only: { type: 'string' } },
  });
  const wrongOrders = !/^[1-9]\d{0,7}$/.test(values.orders);
  const wrongDatabase = values.only !== undefined && !DATABASES.includes(values.only);
  if (wrongOrders || wrongDatabase) throw new Error(USAGE);
  return {
    orders: Number(values.orders),
    databases: DATABASES.filter((name) => values.only === undefined || name === values.only),
    postgresUrl: process.env.DATABASE_URL || undefined,
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
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`${root}/tests/bench/bench.ts`);
  await module.bench(options);
});
