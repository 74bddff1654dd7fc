import { describe } from 'vitest';
import { casesInDepth } from '../../depth.js';
import { raceForLastUnits } from './last-units.js';
import { raceToUndo } from './undo.js';
import { useRace } from './use-race.js';

const INSTANCES = casesInDepth(
  [
    ['sqlite', 1],
    ['postgres', 2],
    ['postgres', 1],
  ] as const,
  2,
);

describe.each(INSTANCES)('on %s with %s at work', (database, count) => {
  const race = useRace(database, count);
  describe('what is left of the kitchen', () => raceForLastUnits(race));
  describe('undoing a move while another board moves the order', () => raceToUndo(race));
});
