import { createI18n } from '@pickup/web';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.js';
import nl from '../locales/nl.js';
import { translateServerMessage, matchServerMessage } from './translate-server-message.js';

const [english, dutch] = (['en', 'nl'] as const).map((language) => createI18n({ language, resources: { en, nl } }));
const inDutch = (message: string, status?: number) => dutch && translateServerMessage(dutch, message, status);

/** What answers the owner's calls. */
const server = {
  ...import.meta.glob<string>('../../../cms/src/{api,records}/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(
    '../../../src-extensions/ordering/src/{orders,customers,mail,pricing,kitchen,board,outbox,overview}/*.ts',
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
  ...import.meta.glob<string>('../../../src-extensions/strapi-kit/src/{bodies,database,routes}/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const contract = import.meta.glob<string>(
  [
    '../../../src-extensions/contract/src/entities/{deal,menu,option-group,picture,restaurant,session,scalar}.ts',
    '../../../src-extensions/contract/src/entities/{dietary-information,kitchen,opening-hours,sold-out,special-day}.ts',
    '../../../src-extensions/contract/src/entities/{order,order-request}.ts',
    '../../../src-extensions/contract/src/rules/{option-groups,shifts}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The rules that refuse an order, whether a guest or the owner places or corrects it. */
const orderRules = import.meta.glob<string>(
  '../../../src-extensions/contract/src/rules/{price-order,price-correction,choices,pickup-refusals}.ts',
  { query: '?raw', import: 'default', eager: true },
);

/** Never on an owner's screen: calls made by hand, and what a customer is told. */
const NOT_SHOWN = [
  /are one value and must not differ/,
  /^Send the body as/,
  /nested too deeply/,
  /^The request holds too many values/,
  /^The request is not valid/,
  /cannot be cancelled here any more/,
  /has already placed another order/,
  // The sentences of these are held below.
  /Nothing has been (ordered|changed)/,
  /^must be (menu or deal|the contentsHash|8 to 100 visible)/,
  // Put together: the texts hold each of their forms.
  /^7 7\.$/,
  /^(kitchenUnits is too large|unitsPerSlot is too small|The dish cannot be restored): 7\.$/,
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

describe('the sentences that refuse an order', () => {
  /** The sentences that a part of one may stand in. */
  const sentencesOf = (text: string) => [
    text,
    `${text}.`,
    `Line 7: ${text}.`,
    `Line 7: Soup ${text}.`,
    `The pickup time 18:40 ${text}.`,
    `Order requirements not met: ${text}; €7.00 is missing.`,
  ];

  it('are all matched by a translation, sentence by sentence', () => {
    const parts = written(orderRules, /(['`])((?:\$\{[^}]*\}|[^'`$\n])* (?:\$\{[^}]*\}|[^'`$\n])*)\1/g).filter(
      // A part of a name, or a form of a word, is no sentence.
      (text) => text.split(' ').length > 3,
    );
    expect(parts.length).toBeGreaterThan(25);
    expect(parts.filter((text) => sentencesOf(text).every((one) => matchServerMessage(one) === null))).toEqual([]);
  });

  it.each([
    [
      'Line 1: there are only 2 of Tiramisu left. Line 3: Size of Pizza Margherita needs at least 1 choice.',
      'Regel 1: er zijn nog maar 2 × Tiramisu. Regel 3: kies bij Pizza Margherita minstens 1 keer uit Size.',
    ],
    [
      'The total is now €1012.50 instead of €9.00. Nothing has been ordered.',
      'Het totaal is nu €\u00A01.012,50 in plaats van €\u00A09,00. Er is niets besteld.',
    ],
    [
      'The pickup time Monday 23 November at 11:20 is full for this order. Nothing has been changed.',
      'De afhaaltijd maandag 23 november om 11:20 is vol voor deze bestelling. Er is niets gewijzigd.',
    ],
    ['The pickup time 18:40 is outside the opening hours.', 'De afhaaltijd 18:40 valt buiten de openingstijden.'],
    [
      'Order requirements not met: Family deal needs a minimum order of €25.00; €4.50 is missing.',
      'Niet aan de voorwaarden voldaan: Family deal vraagt een bestelling van minstens €\u00A025,00; er ontbreekt €\u00A04,50.',
    ],
  ])('are Dutch: %s', (message, expected) => {
    expect(inDutch(message)).toBe(expected);
  });
});

describe('a translated server message', () => {
  it.each([
    [
      'Order 20261121-017 is Confirmed and cannot become Ready.',
      'Bestelling 20261121-017 heeft status Bevestigd en kan niet naar Klaar.',
    ],
    [
      'Order 060 has meanwhile become Completed; nothing was undone.',
      'Bestelling 060 heeft intussen de status Afgerond; er is niets ongedaan gemaakt.',
    ],
    [
      'Order 060 is Cancelled; its lines stay as they are.',
      'Bestelling 060 heeft status Geannuleerd; de regels blijven zoals ze zijn.',
    ],
    [
      'Order 060 stays Ready: it is too late to undo this.',
      'Bestelling 060 houdt de status Klaar: ongedaan maken kan niet meer.',
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
      'shifts must not overlap: 13:00 is before 11:00-14:00 has ended.',
      'Dit veld overlapt: 13:00 is voordat 11:00-14:00 voorbij is.',
    ],
    [
      'unitsPerSlot is too small: Party platter needs 12, a slot holds 8.',
      'Dit is te weinig: Party platter telt voor 12, en er past 8.',
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
    expect(inDutch('A fault nobody has met.', 503)).toBe(nl.serverErrors.fault);
  });

  it('is unchanged in English', () => {
    expect(english && translateServerMessage(english, 'A sentence nobody has met.')).toBe('A sentence nobody has met.');
  });
});
