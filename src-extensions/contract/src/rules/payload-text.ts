import type { PlaceOrder, PlaceOrderLine } from '../entities/order-request.js';

/** Nothing where options were left out, so that the texts of orders from before there were options stay as they were. */
const optionsOf = ({ options }: PlaceOrderLine): string[][] =>
  options ? [options.map(({ optionId, count }) => `${optionId}*${count}`).sort()] : [];

/**
 * What an order asks for, as a text that is the same whatever the order of its JSON fields and of the options of a line
 * (product.md, Replay). Stored orders keep a hash of it: it must stay as it is.
 */
export const payloadText = (body: PlaceOrder): string =>
  JSON.stringify([
    body.customerName,
    body.customerEmail,
    body.customerPhone,
    body.notes,
    body.items.map((line) => [line.itemType, line.itemId, line.quantity, line.customizations, ...optionsOf(line)]),
    ...(body.pickupAt === null ? [] : [body.pickupAt]),
  ]);
