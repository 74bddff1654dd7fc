import { createHmac } from 'node:crypto';
import { z } from 'zod';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Claims {
  userId: string;
  /** A session of the product; one that never was unless given. */
  sessionId?: string;
  type?: 'access' | 'refresh';
  /** Lifetime in seconds from now; below 0 it has run out. */
  lifetime?: number;
  /** HS256 is the product's own. */
  algorithm?: 'HS256' | 'HS512';
}

/** An access token as the product's session manager signs it, or one that differs in just one way. */
export function signToken(
  secret: string,
  { userId, sessionId = 'made-by-a-test', type = 'access', lifetime = 3600, algorithm = 'HS256' }: Claims,
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { userId, sessionId, type, iat: now - 7200, exp: now + lifetime };
  const signed = `${encode({ alg: algorithm, typ: 'JWT' })}.${encode(payload)}`;
  return `${signed}.${createHmac(algorithm === 'HS256' ? 'sha256' : 'sha512', secret)
    .update(signed)
    .digest('base64url')}`;
}

/** The same claims without any signature. */
export const unsignedToken = (userId: string): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ userId, sessionId: 'none', type: 'access' })}.`;

const Payload = z.object({ sessionId: z.string() });

/** The session an access token of the product belongs to. */
export function sessionIdOf(token: string): string {
  const [, payload = ''] = token.split('.');
  return Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).sessionId;
}
