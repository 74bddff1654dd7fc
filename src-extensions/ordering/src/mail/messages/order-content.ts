import {
  allergenStatement,
  choiceWords,
  formatCents,
  localText,
  pathIn,
  type Cents,
  type OrderStatus,
  shortOrderNumber,
} from '@pickup/contract';
import type { LineRow } from '../../orders/order-rows.js';
import type { StoredOrder } from '../../orders/read-order.js';
import type { MailContext } from '../mail-context.js';
import type { CustomerKind } from '../queue-mail.js';
import { type MailTexts, pickupText } from '../texts/mail-texts.js';
import type { ContentLine, MailContent } from './mail-content.js';
import { oneLine, plainLine, plainWords } from './plain-words.js';

/** The statuses in which a mail is still up to date; in any other it says what has happened since. */
const CURRENT_STATUSES = {
  received: ['PENDING', 'CONFIRMED', 'PREPARING'],
  ready: ['READY'],
  cancelled: ['CANCELLED'],
  changed: ['PENDING', 'CONFIRMED', 'PREPARING'],
} as const satisfies Record<CustomerKind, readonly OrderStatus[]>;

const isOf = (statuses: readonly OrderStatus[], status: OrderStatus) => statuses.includes(status);

function allergensText({ allergens, known_allergens: knownAllergens }: LineRow, texts: MailTexts): string {
  const { says, named } = allergenStatement({ allergens, knownAllergens });
  return texts.allergenStatements[says](named.map((allergen) => texts.allergens[allergen]).join(', '));
}

const lineContent = (line: LineRow, symbol: string, texts: MailTexts): ContentLine => ({
  quantity: line.quantity,
  name: oneLine(localText({ name: line.name, nameNl: line.name_nl }, 'name', texts.language).text),
  details: [
    ...line.choices.map((choice) =>
      plainLine(choiceWords({ ...choice, optionName: localText(choice, 'optionName', texts.language).text })),
    ),
    ...(line.customizations ?? []).map(plainLine),
    allergensText(line, texts),
  ],
  amount: formatCents(line.total_cents, symbol, texts.language),
});

function introOf(
  kind: CustomerKind,
  name: string,
  { cancellation: { by, reason } }: MailContext,
  { intro }: MailTexts,
): string {
  if (kind !== 'cancelled') return intro[kind](name);
  return by === 'customer' ? intro.cancelledByCustomer(name) : intro.cancelledByKitchen[reason ?? 'OTHER'](name);
}

/** The content of a mail to a customer. @param publicUrl the address of the site, without a slash at the end */
export function orderContent(
  kind: CustomerKind,
  { row, lines }: StoredOrder,
  context: MailContext,
  { texts, publicUrl, now }: { texts: MailTexts; publicUrl: string; now: Date },
): Omit<MailContent, 'language' | 'restaurant'> {
  const { restaurant } = context;
  const { timeZone, currencySymbol: symbol } = restaurant;
  const { order_status: status, estimated_ready_at: readyAt } = row;
  const isCooking = isOf(CURRENT_STATUSES.received, status);
  const isToCome = isCooking || status === 'READY';
  const amount = (cents: Cents) => formatCents(cents, symbol, texts.language);
  const place = [restaurant.address, `${restaurant.postalCode} ${restaurant.city}`].map(oneLine).filter(Boolean);
  return {
    subject: texts.subject[kind](row.number),
    heading: texts.heading[kind],
    number: { label: texts.number, value: row.number },
    intro: introOf(kind, plainLine(row.customer_name), context, texts),
    since: isOf(CURRENT_STATUSES[kind], status) ? null : texts.since[status],
    ready:
      isCooking && readyAt !== null
        ? pickupText(new Date(readyAt), row.pickup_at !== null, now, timeZone, texts)
        : null,
    lines: lines.map((line) => lineContent(line, symbol, texts)),
    notes: row.notes ? { label: texts.notes, value: plainWords(row.notes) } : null,
    totals: [
      { label: texts.subtotal, value: amount(row.subtotal_cents) },
      { label: texts.tax, value: amount(row.tax_cents) },
      { label: texts.total, value: amount(row.total_cents) },
    ],
    reminders: isToCome
      ? [texts.bring(shortOrderNumber(row.number)), ...(row.total_cents > 0 ? [texts.payAtPickup] : [])]
      : [],
    facts: isToCome && place.length > 0 ? [{ label: texts.pickupAddress, value: place.join(', ') }] : [],
    phone: restaurant.phone === '' ? null : { label: texts.phone, value: oneLine(restaurant.phone) },
    action: { label: texts.followOrder, url: `${publicUrl}${pathIn(texts.language, `/orders/${row.public_id}`)}` },
    closing: texts.questions,
  };
}
