import { directions } from './directions.mjs';
import { noClock, noLeftOutTests, noSpreadLiterals, reasonToDisable, tellingNames } from './habits.mjs';

/** The project's own lint rules, loaded by `.oxlintrc.json`. */
export default {
  meta: { name: 'pickup' },
  rules: {
    directions,
    'no-clock': noClock,
    'no-left-out-tests': noLeftOutTests,
    'no-spread-literals': noSpreadLiterals,
    'reason-to-disable': reasonToDisable,
    'telling-names': tellingNames,
  },
};
