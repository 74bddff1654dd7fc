import {
  COMING_SOON_DAYS,
  DEFAULT_HOURS,
  DEFAULT_PREPARATION_TIME,
  KITCHEN_LIMITS,
  MAX_PAGE_SIZE,
  ORDER_LIMITS,
  PASSWORD_LIMITS,
  RESTAURANT_DEFAULTS,
  RESTAURANT_LIMITS,
  STATUS_TRANSITIONS,
  TAX_PERCENT,
} from '@pickup/contract';
import { expect, it } from 'vitest';
import { PRODUCT, found, part, read } from './read-documents.js';

it('product.md has the transitions of the code', () => {
  const rows = [...part(PRODUCT, '## Order status').matchAll(/^\| `(\w+)` +\| ([^|]+) \|$/gm)];
  const told = rows.map(([, from = '', to = '']) => [from, found(to, /`(\w+)`/g)]);
  const left = Object.entries(STATUS_TRANSITIONS).filter(([, to]) => to.length > 0);
  expect(told).toEqual(left.map(([from, to]) => [from, [...to].sort()]));
});

const { unseen, preparation } = RESTAURANT_LIMITS;
const { preparationTimeMin, preparationTimeMax } = DEFAULT_PREPARATION_TIME;
const { controlDays, dailyCount, extraMinutes, horizonDays, kitchenUnits, lastOrderMinutes, slotMinutes } =
  KITCHEN_LIMITS;
const { monday, friday, sunday } = DEFAULT_HOURS;

it.each([
  ['Calls', `a page holds at most ${MAX_PAGE_SIZE}`],
  ['Prices', `The tax rate is ${TAX_PERCENT} %`],
  ['Prices', `at most ${ORDER_LIMITS.totalCents / 100_000_000} million`],
  ['Cart', `1 to ${ORDER_LIMITS.quantity} pieces`],
  ['Cart', `at most ${ORDER_LIMITS.lines} lines`],
  [
    'Placing an order',
    `name ${ORDER_LIMITS.name} characters, email ${ORDER_LIMITS.email}, phone ${ORDER_LIMITS.phone}, notes ${ORDER_LIMITS.notes}`,
  ],
  ['Placing an order', `customizations of ${ORDER_LIMITS.customization} each`],
  ['Unseen orders', `another number from ${unseen.min} to ${unseen.max}`],
  ['Opening hours', `${monday.open}–${monday.close} from Monday to Thursday`],
  [
    'Opening hours',
    `${friday.open}–${friday.close} on Friday and Saturday, and ${sunday.open}–${sunday.close} on Sunday`,
  ],
  ['Pickup times', `${preparationTimeMin} to ${preparationTimeMax} minutes unless set`],
  ['Pickup times', `each bound from ${preparation.min} to ${preparation.max}`],
  ['Opening hours', `at most ${KITCHEN_LIMITS.specialDayNote} characters each`],
  ['Kitchen state', `(${extraMinutes.min} to ${extraMinutes.max})`],
  ['Kitchen state', `within ${controlDays} days`],
  ['Pickup times', `(${slotMinutes.min} to ${slotMinutes.max}, ${RESTAURANT_DEFAULTS.slotMinutes} unless set)`],
  [
    'Pickup times',
    `(${lastOrderMinutes.min} to ${lastOrderMinutes.max}, ${RESTAURANT_DEFAULTS.lastOrderMinutes} unless set)`,
  ],
  ['Pickup times', `(${horizonDays.min} to ${horizonDays.max}, ${RESTAURANT_DEFAULTS.horizonDays} unless set)`],
  ['Capacity', `${kitchenUnits.min} to ${kitchenUnits.max} **kitchen units**`],
  ['What is left', `(${dailyCount.min} to ${dailyCount.max})`],
  ['Business days', `\`${RESTAURANT_DEFAULTS.timeZone}\` at first`],
  ['Deals', `starting within ${COMING_SOON_DAYS} days`],
  ['Restaurant', `seats ${RESTAURANT_DEFAULTS.capacity}`],
  ['Sessions', `${PASSWORD_LIMITS.min} to ${PASSWORD_LIMITS.max} characters`],
])('product.md, %s, says as the code does: %s', (heading, words) => {
  expect(part(PRODUCT, `## ${heading}`)).toContain(words);
});

it('product.md has each heading once, so that a citation leads to one place', () => {
  const headings = [...read(PRODUCT).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([...new Set(headings)]);
});
