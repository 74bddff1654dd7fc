import { createHash } from 'node:crypto';
import type { PlaceOrder } from '@pickup/contract';

/** Two payloads are the same when what they ask for is the same, however they were written (ruling 9). */
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
