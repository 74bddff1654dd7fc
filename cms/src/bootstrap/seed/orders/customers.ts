import { FAMILY_NAMES, FIRST_NAMES } from './customer-names.js';
import type { Random } from './random.js';

interface SeedCustomer {
  name: string;
  /** Unique among the customers of one pool, in lower case. */
  email: string;
  phone: string;
}

/** Chooses the customer of each order; some order every week, most a few times. */
export interface CustomerPool {
  next(): SeedCustomer;
}

export interface CustomerPoolSize {
  /** Customers in the pool at any time. */
  people: number;
  /** The share of orders for which a new customer replaces one of the pool: 0.1 is one in ten orders. */
  newcomers: number;
}

/** The share of regulars, and how much likelier each of them is to order than another customer. */
const REGULARS = 0.06;
const REGULAR_WEIGHT = 9;
const MAIL_DOMAINS = ['example.com', 'example.nl', 'example.org'] as const;
const FIRST_PHONE = 55_501_000;

/** Letters that have no plain letter underneath once their accents are taken off. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', ß: 'ss' };

const mailName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øłıß]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z]/g, '');

function createCustomer(random: Random, taken: Set<string>): SeedCustomer {
  const index = taken.size;
  const first = random.pick(FIRST_NAMES);
  const family = random.pick(FAMILY_NAMES);
  const domain = random.pick(MAIL_DOMAINS);
  const local = `${mailName(first)}.${mailName(family)}`;
  const email = taken.has(`${local}@${domain}`) ? `${local}${index}@${domain}` : `${local}@${domain}`;
  taken.add(email);
  const digits = String(FIRST_PHONE + index);
  return { name: `${first} ${family}`, email, phone: `+31 6 ${digits.slice(0, 4)} ${digits.slice(4)}` };
}

export function createCustomerPool(random: Random, { people: size, newcomers }: CustomerPoolSize): CustomerPool {
  const taken = new Set<string>();
  const people = Array.from({ length: Math.max(1, size) }, () => createCustomer(random, taken));
  const regulars = Math.max(1, Math.round(people.length * REGULARS));
  const regularShare = (regulars * REGULAR_WEIGHT) / (regulars * REGULAR_WEIGHT + people.length);
  const anyOf = (count: number) => random.integer(0, count - 1);
  return {
    next() {
      if (random.chance(newcomers)) people[anyOf(people.length)] = createCustomer(random, taken);
      const customer = people[anyOf(random.chance(regularShare) ? regulars : people.length)];
      if (!customer) throw new RangeError('Nobody orders here.');
      return customer;
    },
  };
}
