import { createHash } from 'node:crypto';
import type { PlaceOrder, PlaceOrderLine } from '@pickup/contract';

/** Nothing where options were left out, so that the hashes of orders from before there were options stay as they were. */
const optionsOf = ({ options }: PlaceOrderLine): string[][] =>
  options ? [options.map(({ optionId, count }) => `${optionId}*${count}`).sort()] : [];

/** A hash of what an order asks for, whatever the order of its JSON fields and of the options of a line (product.md, Replay). */
export function payloadHash(body: PlaceOrder): string {
  const canonical = [
    body.customerName,
    body.customerEmail,
    body.customerPhone,
    body.notes,
    body.items.map((line) => [line.itemType, line.itemId, line.quantity, line.customizations, ...optionsOf(line)]),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}
