import { withoutSecrets } from '@pickup/strapi-kit';
import { z } from 'zod';
import { oneLine } from './one-line.js';

/** A mail that nobody could send, however often it is tried: what it tells of is gone. */
export class Undeliverable extends Error {}

/** What the mail server, or the way to it, said to an attempt. */
export interface Refused {
  /** One short line without addresses, numbers and tokens: servers like to quote them. */
  said: string;
  /** The recipient was refused for good: no attempt will go better. */
  forGood: boolean;
}

/** What is read of nodemailer's errors. */
const Fault = z.looseObject({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

const MOST_CHARACTERS = 200;

export function readRefusal(error: unknown): Refused {
  const said = oneLine(withoutSecrets(error instanceof Error ? error.message : String(error))).slice(
    0,
    MOST_CHARACTERS,
  );
  if (error instanceof Undeliverable) return { said, forGood: true };
  const { code, command, responseCode = 0 } = Fault.catch({}).parse(error);
  const byServer = command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
  // An address that is none never comes as far as a server.
  const byUs = code === 'EENVELOPE' && command === 'API';
  return { said, forGood: byServer || byUs };
}
