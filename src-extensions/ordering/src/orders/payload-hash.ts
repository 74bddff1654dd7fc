import { createHash } from 'node:crypto';
import type { PlaceOrder } from '@pickup/contract';

/** A hash of what an order asks for, whatever the order of its JSON fields (product.md, Replay). */
export function payloadHash(body: PlaceOrder): string {
  const canonical = [
    body.customerName,
    body.customerEmail,
    body.customerPhone,
    body.notes,
    body.items.map((line) => [line.itemType, line.itemId, line.quantity, line.customizations]),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}
