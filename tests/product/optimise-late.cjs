/**
 * For processes that live for seconds, as most of a test run do: V8 optimises a function only after it has run nine times
 * as much as usual, because faster code would not be used long enough to pay. Only the V8 of Node 20 knows the setting.
 */
const { setFlagsFromString } = require('node:v8');

if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=600000');
