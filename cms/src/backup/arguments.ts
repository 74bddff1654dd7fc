import path from 'node:path';
import { StartError } from '../start/settings.js';

/**
 * The file a program was asked for. npm runs it in the project's folder, but the name is from where npm was called.
 * @throws StartError unless there is exactly one
 */
export function fileAsked(argv: readonly string[], program: 'backup' | 'restore'): string {
  const [file = '', ...rest] = argv.slice(2);
  if (file === '' || file.startsWith('--') || rest.length > 0) {
    throw new StartError(`Name one file: npm run ${program} -- FILE.`);
  }
  return path.resolve(process.env.INIT_CWD ?? '', file);
}
