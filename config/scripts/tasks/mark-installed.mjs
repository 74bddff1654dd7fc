/** Says that packages were installed by other means just now (`npm ci`), so that no build installs them again. */
import { fingerprint, markFresh } from './fingerprint.mjs';
import { main, root } from './run.mjs';
import { INSTALL } from './steps.mjs';

main(async () => markFresh(root, INSTALL, fingerprint(root, INSTALL)));
