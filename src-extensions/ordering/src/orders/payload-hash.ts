import { createHash } from 'node:crypto';
import { payloadText, type PlaceOrder } from '@pickup/contract';

/** A hash of what an order asks for (product.md, Replay). */
export const payloadHash = (body: PlaceOrder): string => createHash('sha256').update(payloadText(body)).digest('hex');
