import { makeSqliteBase } from '../../product/base.js';

/** The DATA_DIR of the stopped demo restaurant that every worker copies; workers inherit the environment. */
export const BASE_VARIABLE = 'PICKUP_E2E_BASE';

/** Once a run: the demo restaurant, seeded. */
export default async function setUp(): Promise<() => Promise<void>> {
  const base = await makeSqliteBase();
  process.env[BASE_VARIABLE] = base.dataDir;
  return () => base.remove();
}
