import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { runProgram } from '../program.js';

const Lock = z.object({
  packages: z.record(z.string(), z.object({ link: z.boolean().optional(), resolved: z.string().optional() })),
});

/** What programs leave in `node_modules` that no installation puts there. */
const LEFT_BEHIND = ['.cache', '.stamps', '.strapi', '.vite', '.vite-temp', '.vitest'];

/**
 * What `npm ci` does, without a network: npm itself says that the lock file fits the packages, and what the same
 * command has installed in the checkout at the start of `npm run test:full` is copied.
 */
export async function installOffline(checkout: string, folder: string): Promise<void> {
  await runProgram('npm', ['ci', '--dry-run'], { cwd: folder, env: { npm_config_offline: 'true' } });
  const { packages } = Lock.parse(JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8')));
  const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  for (const workspace of ['.', ...workspaces]) {
    const source = path.join(checkout, workspace, 'node_modules');
    if (!existsSync(source)) continue;
    const target = path.join(folder, workspace, 'node_modules');
    await runProgram('cp', ['-a', source, target], { cwd: '/' });
    await runProgram('rm', ['-rf', ...LEFT_BEHIND.map((name) => path.join(target, name))], { cwd: '/' });
  }
}
