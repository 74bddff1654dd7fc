import { createRequire } from 'node:module';
import { main } from './tasks/run.mjs';
import { backupProgram } from './tasks/backup-program.mjs';

main(async () => createRequire(import.meta.url)(await backupProgram('backup')));
