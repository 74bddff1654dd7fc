import { createRequire } from 'node:module';
import { main } from './tasks/run.mjs';
import { compiledProgram } from './tasks/compiled-program.mjs';

main(async () => createRequire(import.meta.url)(await compiledProgram('backup/restore')));
