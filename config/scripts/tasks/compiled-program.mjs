import { existsSync } from 'node:fs';
import { compileServer } from './steps.mjs';
import { root } from './run.mjs';

/**
 * The file of a program, compiled where it was never before. What stands there is not brought up to date: a running
 * product may be using it.
 * @param {'backup/backup' | 'backup/restore' | 'recount/recount'} name
 */
export async function compiledProgram(name) {
  const program = `${root}/cms/dist/src/${name}.js`;
  if (!existsSync(program)) await compileServer();
  return program;
}
