import { z } from 'zod';
import { PASSWORD_LIMITS, PERSON_LIMITS } from './limits.js';
import { requiredText } from './scalar.js';

/** The only role that may sign in. */
export const ADMIN_ROLE = 'ADMIN';

export const Login = z.strictObject({
  email: requiredText(PERSON_LIMITS.email),
  password: z.string('is required').min(1, 'is required').max(200, 'must be at most 200 characters'),
});
export type Login = z.infer<typeof Login>;

export const SessionUser = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  roles: z.array(z.string()).min(1),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** The http-only cookie with the refresh token; every use replaces it. */
export const REFRESH_COOKIE = 'pickup_refresh';

/** The http-only cookie of a browser that has signed in before: wrong passwords from other browsers do not lock it out. */
export const KNOWN_BROWSER_COOKIE = 'pickup_browser';

/** bcrypt ignores everything after 72 bytes of UTF-8: passwords that differ there would be the same. */
const HASHED_BYTES = 72;

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

const isHashedWhole = (password: string) =>
  Array.from(password, bytesOf).reduce((sum, bytes) => sum + bytes, 0) <= HASHED_BYTES;

const NewPassword = z
  .string('is required')
  .min(PASSWORD_LIMITS.min, `must have at least ${PASSWORD_LIMITS.min} characters`)
  .max(PASSWORD_LIMITS.max, `must have at most ${PASSWORD_LIMITS.max} characters`)
  .refine(isHashedWhole, 'must be shorter: letters with accents and signs count for two to four');

export const ChangePassword = z.strictObject({ currentPassword: Login.shape.password, newPassword: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const Session = z.object({ accessToken: z.string(), user: SessionUser });
export type Session = z.infer<typeof Session>;
