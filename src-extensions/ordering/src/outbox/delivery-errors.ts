import { withoutSecrets } from '@pickup/strapi-kit';
import { z } from 'zod';
import { oneLine } from '../mail/messages/plain-words.js';

/** What no further attempt could send, for example because its order is gone. */
export class Undeliverable extends Error {}

/** Why an attempt to send something failed. */
export interface DeliveryFailure {
  /** One short line without addresses, numbers and tokens, which mail servers tend to quote. */
  message: string;
  /** No further attempt can succeed. */
  isPermanent: boolean;
}

/** The fields of nodemailer's errors that are used. */
const Fault = z.looseObject({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

const MAX_LENGTH = 200;

export function describeFailure(error: unknown): DeliveryFailure {
  const message = oneLine(withoutSecrets(error instanceof Error ? error.message : String(error))).slice(0, MAX_LENGTH);
  if (error instanceof Undeliverable) return { message, isPermanent: true };
  const { code, command, responseCode = 0 } = Fault.catch({}).parse(error);
  const refusedByServer = command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
  // Nodemailer does not contact a server for an invalid address.
  const isNoAddress = code === 'EENVELOPE' && command === 'API';
  return { message, isPermanent: refusedByServer || isNoAddress };
}
