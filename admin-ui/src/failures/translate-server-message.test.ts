import { createI18n } from '@pickup/web';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.js';
import nl from '../locales/nl.js';
import { translateServerMessage, matchServerMessage } from './translate-server-message.js';

const [english, dutch] = (['en', 'nl'] as const).map((language) => createI18n({ language, resources: { en, nl } }));
const inDutch = (message: string) => dutch && translateServerMessage(dutch, message);

/** What answers the owner's calls. */
const server = {
  ...import.meta.glob<string>('../../../cms/src/{api,records}/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../src-extensions/ordering/src/{orders,customers,mail}/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../src-extensions/strapi-kit/src/{bodies,database,routes}/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const contract = import.meta.glob<string>(
  [
    '../../../src-extensions/contract/src/entities/{deal,menu,option-group,picture,restaurant,session,scalar}.ts',
    '../../../src-extensions/contract/src/entities/dietary-information.ts',
    '../../../src-extensions/contract/src/rules/option-groups.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Never on an owner's screen: calls made by hand, and what a customer is told. */
const NOT_SHOWN = [
  /are one value and must not differ/,
  /^Send the body as/,
  /nested too deeply/,
  /^The request is not valid/,
  /cannot be cancelled here any more/,
  /has already placed another order/,
  // Put together: the texts hold each of their forms.
  /^7 7\.$/,
  /Try again in 7\.$/,
  /^is not JSON$/,
  /^must be $/,
  /^must not say/,
  // Its sender has gone.
  /^The file did not arrive whole/,
  // To programs that send forms to the raw panel.
  /^The form |^Send the form|^A form may|^Files are not taken|^The files must/,
];

function written(sources: Record<string, string>, pattern: RegExp): string[] {
  const product = Object.entries(sources).filter(([file]) => !file.includes('.test.'));
  return product
    .flatMap(([, source]) => [...source.matchAll(pattern)].map(([, , text = '']) => text))
    .map((text) => text.replace(/\$\{[^}]*\}/g, '7'));
}

describe('the error messages of the server', () => {
  const messages =
    /(?:badRequest|notFound|conflict|forbidden|unauthorized|HttpError\(\s*\d+,|(?:MESSAGE|SIGN_IN|PASSWORD|message)(?: =|:))[\s(]*(['`])([^\n]*?[. ][^\n]*?)\1/g;

  it('are all matched by a translation', () => {
    const sentences = written(server, messages).filter((text) => !NOT_SHOWN.some((pattern) => pattern.test(text)));
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((text) => matchServerMessage(text) === null)).toEqual([]);
  });

  it('are matched for every message about a field', () => {
    const predicates = written(contract, /(['`])((?:must|is) [^'`\n]*)\1/g);
    expect(predicates.length).toBeGreaterThan(15);
    expect(
      predicates
        .filter((text) => !NOT_SHOWN.some((pattern) => pattern.test(text)))
        .filter((text) => matchServerMessage(`field ${text}.`) === null),
    ).toEqual([]);
  });
});

describe('a translated server message', () => {
  it.each([
    [
      'Order 20261121-017 is CONFIRMED and cannot become READY.',
      'Bestelling 20261121-017 heeft status Bevestigd en kan niet naar Klaar.',
    ],
    ['This dish is deleted: restore it first.', 'Dit is verwijderd (gerecht). Herstel het eerst.'],
    ['title must be at most 100 characters.', 'Dit veld mag hoogstens 100 tekens lang zijn.'],
    ['Too many attempts. Try again in 15 minutes.', 'Te veel pogingen. Probeer het over 15 minuten opnieuw.'],
    ['dietary must not say vegan of what holds milk.', 'Veganistisch kan niet samengaan met dit allergeen: melk.'],
    [
      'Option 2: dietary must not say vegan of what holds milk.',
      'Optie 2: Veganistisch kan niet samengaan met dit allergeen: melk.',
    ],
    [
      'min must be at most 2: its options allow no more.',
      'Dit veld mag hoogstens 2 zijn: meer laten de opties niet toe.',
    ],
    [
      'Margherita uses option groups that are deleted: Size, Extras. Restore them first.',
      'Margherita gebruikt keuzegroepen die verwijderd zijn: Size, Extras. Herstel die eerst.',
    ],
    [
      'Size is used by Margherita, Calzone, … (7): take it off these dishes before you delete it.',
      'Size wordt gebruikt door Margherita, Calzone, … (7). Haal de groep eerst bij deze gerechten weg.',
    ],
  ])('is Dutch for %s', (message, expected) => {
    expect(inDutch(message)).toBe(expected);
  });

  it('is a generic Dutch text for an unknown English message', () => {
    expect(inDutch('A sentence nobody has met.')).toBe(nl.serverErrors.other);
  });

  it('is unchanged in English', () => {
    expect(english && translateServerMessage(english, 'A sentence nobody has met.')).toBe('A sentence nobody has met.');
  });
});
