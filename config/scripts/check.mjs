import { compileServer, runStaticChecks, runUnitTests } from './tasks/checks.mjs';
import { main } from './tasks/run.mjs';

main(async () => {
  await compileServer();
  await runStaticChecks();
  await runUnitTests();
});
