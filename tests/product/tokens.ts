import { createHmac } from 'node:crypto';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Claims {
  userId: string;
  type?: 'access' | 'refresh';
  /** Lifetime in seconds from now; below 0 it has run out. */
  lifetime?: number;
}

/** An access token as the product's session manager signs it, or one that differs in just one way. */
export function signToken(secret: string, { userId, type = 'access', lifetime = 3600 }: Claims): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { userId, sessionId: 'made-by-a-test', type, iat: now - 7200, exp: now + lifetime };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** The same claims without any signature. */
export const unsignedToken = (userId: string): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ userId, sessionId: 'none', type: 'access' })}.`;
