import { bringUpToDate } from './tasks/steps.mjs';
import { main } from './tasks/run.mjs';

main(bringUpToDate);
