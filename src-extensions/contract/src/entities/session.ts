import { z } from 'zod';
import { PASSWORD_LIMITS } from './password-limits.js';

/** The one role of this version, as the wire names it (ruling 29). */
export const ADMIN_ROLE = 'ADMIN';

export const Login = z.strictObject({
  email: z.string('is required').trim().min(1, 'is required').max(254, 'must be at most 254 characters'),
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

/** The http-only cookie that renews a session; it changes with every use. */
export const REFRESH_COOKIE = 'pickup_refresh';

const NewPassword = z
  .string('is required')
  .min(PASSWORD_LIMITS.min, `must have at least ${PASSWORD_LIMITS.min} characters`)
  .max(PASSWORD_LIMITS.max, `must have at most ${PASSWORD_LIMITS.max} characters`);

export const ChangePassword = z.strictObject({ currentPassword: Login.shape.password, newPassword: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** Login response (specification 3). */
export const Session = z.object({ accessToken: z.string(), user: SessionUser });
export type Session = z.infer<typeof Session>;
