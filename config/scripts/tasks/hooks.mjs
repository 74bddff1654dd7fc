import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Lets git run `config/hooks`, in a checkout that has no hooks of its own choice. Elsewhere it does nothing. */
export function useHooks() {
  if (!existsSync(path.join(root, '.git'))) return;
  try {
    git('config', '--get', 'core.hooksPath');
  } catch {
    try {
      git('config', 'core.hooksPath', 'config/hooks');
    } catch {
      // Without git, or in a checkout nobody may write to, nobody commits either.
    }
  }
}
