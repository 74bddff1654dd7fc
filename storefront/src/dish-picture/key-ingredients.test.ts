import { describe, expect, it } from 'vitest';
import en from '../locales/en/picture.json';
import nl from '../locales/nl/picture.json';
import { keyIngredients } from './key-ingredients.js';

const found = (description: string, { plants, meat, rich }: typeof en = en) =>
  keyIngredients(description, { plant: plants, meat, rich });

const wordsIn = (description: string, language?: typeof en) => found(description, language).map(({ word }) => word);

describe('keyIngredients', () => {
  it('has the first three that the description names, in its order', () => {
    expect(wordsIn('Veluwe venison braised in red wine, juniper and dark chocolate.')).toEqual([
      'venison',
      'red wine',
      'juniper',
    ]);
  });

  it('leaves out what is said not to be in it', () => {
    expect(wordsIn('Guanciale and Pecorino. There is no cream in it.')).toEqual(['Guanciale', 'Pecorino']);
    expect(wordsIn('Met Pecorino, zonder room.', nl)).toEqual(['Pecorino']);
  });

  it('reads a Dutch description with Dutch words', () => {
    expect(wordsIn('Gegrild op de graat met venkel, salsa verde en geblakerde citroen.', nl)).toEqual([
      'venkel',
      'salsa verde',
      'citroen',
    ]);
  });

  it('finds a Dutch compound by its beginning or its end, as the list says', () => {
    expect(wordsIn('Een halve Oosterscheldekreeft met venkelstelen en boerenkarnemelk.', nl)).toEqual([
      'Oosterscheldekreeft',
      'venkelstelen',
      'boerenkarnemelk',
    ]);
    expect(wordsIn('Een bui, een krabbel en spekkoek.', nl)).toEqual([]);
  });

  it('names an ingredient once, as it is first written', () => {
    expect(wordsIn('Butter, and more butter. BUTTER!')).toEqual(['Butter']);
  });

  it('knows the kind of each, and takes the longer of two names', () => {
    expect(found('Salmon and dill on cream cheese')).toEqual([
      { word: 'Salmon', kind: 'meat' },
      { word: 'dill', kind: 'plant' },
      { word: 'cream cheese', kind: 'rich' },
    ]);
  });

  it.each(['', 'Our cook decides.', 'Eggplants, hamlets and buttery hammers'])('finds none in "%s"', (description) => {
    expect(wordsIn(description)).toEqual([]);
  });
});
