import fc from 'fast-check';
import { brokenHttp } from './broken-http.js';
import type { Ids } from './hostile-targets.js';
import type { FuzzRequest } from './request.js';
import { anyWrongCall } from './wrong-calls.js';
import { wrongPage, wrongPanelCall } from './wrong-pages.js';

/** Every call of the table, every page, and what is no HTTP; each with something wrong about it. */
export const anyRequest = (ids: Ids): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    { weight: 12, arbitrary: anyWrongCall(ids) },
    { weight: 4, arbitrary: wrongPage },
    { weight: 2, arbitrary: wrongPanelCall },
    { weight: 1, arbitrary: brokenHttp },
  );
