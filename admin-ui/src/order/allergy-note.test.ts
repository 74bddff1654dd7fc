import { describe, expect, it } from 'vitest';
import { mentionsAllergy } from './allergy-note.js';

describe('a note that may tell of an allergy', () => {
  it.each([
    'NUT ALLERGY — please no pistachio',
    'ik ben allergisch voor vis',
    'No peanuts!',
    'zonder noten aub',
    'gluten-free if possible',
    'lactose-intolerant',
    'geen ei, dank je',
    'My son is coeliac.',
    'Ik heb coëliakie',
    'Let op: voedselallergie',
    'voedselintolerantie',
    'overgevoelig voor koemelkeiwit',
    'visallergie!',
    'geen tarwe',
    'no wheat please',
    'geen selderie',
    'geen kreeft of krab',
    'prawns make me ill',
    'zonder aardnoten',
    'geen kippenei',
  ])('stands out: %s', (note) => {
    expect(mentionsAllergy(note)).toBe(true);
  });

  it.each(['Please ring the bell', 'Extra napkins', 'Graag eind van de middag', 'We komen met de fiets', ''])(
    'is a note like any other: %s',
    (note) => {
      expect(mentionsAllergy(note)).toBe(false);
    },
  );
});
