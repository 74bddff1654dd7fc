import { FAMILY_NAMES, FIRST_NAMES } from './names.js';
import type { Random } from './random.js';

export interface SeedCustomer {
  name: string;
  /** Unique among the customers of one story, in lower case. */
  email: string;
  phone: string;
}

/** Chooses who orders next; some come back every week, most a few times. */
export interface Clientele {
  next(): SeedCustomer;
}

/** People known for each order placed: about 350 of them order at least once in 900 orders. */
const PEOPLE_PER_ORDER = 0.5;
/** The share of people who are regulars, and how much likelier each is to order than the others. */
const REGULARS = 0.06;
const REGULAR_WEIGHT = 9;
const MAIL_DOMAINS = ['example.com', 'example.nl', 'example.org'] as const;

/** Letters that have no plain letter underneath once their accents are taken off. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', ß: 'ss' };

const mailName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øłıß]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z]/g, '');

function createCustomer(random: Random, index: number, taken: Set<string>): SeedCustomer {
  const first = random.pick(FIRST_NAMES);
  const family = random.pick(FAMILY_NAMES);
  const domain = random.pick(MAIL_DOMAINS);
  const local = `${mailName(first)}.${mailName(family)}`;
  const email = taken.has(`${local}@${domain}`) ? `${local}${index}@${domain}` : `${local}@${domain}`;
  taken.add(email);
  return { name: `${first} ${family}`, email, phone: `+31 6 5550 ${String(1000 + index).padStart(4, '0')}` };
}

export function createClientele(random: Random, orders: number): Clientele {
  const taken = new Set<string>();
  const people = Array.from({ length: Math.max(1, Math.round(orders * PEOPLE_PER_ORDER)) }, (_, index) =>
    createCustomer(random, index, taken),
  );
  const regulars = people.slice(0, Math.max(1, Math.round(people.length * REGULARS)));
  const regularShare = (regulars.length * REGULAR_WEIGHT) / (regulars.length * REGULAR_WEIGHT + people.length);
  return { next: () => random.pick(random.chance(regularShare) ? regulars : people) };
}
