import { z } from 'zod';
import { PUSH_LIMITS } from './limits.js';
import { Id } from './scalar.js';

/** What customers are told of in a notification. */
export const PUSH_KINDS = ['confirmed', 'ready', 'cancelled'] as const;
export const PushKind = z.enum(PUSH_KINDS);
export type PushKind = z.infer<typeof PushKind>;

/** A key of a browser's push subscription: so many characters of base64url. */
const key = (length: number) =>
  z
    .string()
    .length(length, `must be ${length} characters`)
    .regex(/^[\w-]*$/, 'must be base64url');

/** Where a browser's push service takes notifications for it, and the keys that only this browser can read them with (RFC 8291). */
export const PushSubscription = z.strictObject({
  endpoint: z
    .string()
    .min(1, 'is required')
    .max(PUSH_LIMITS.endpoint, `must be at most ${PUSH_LIMITS.endpoint} characters`),
  keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** The name of a subscription, by which the browser ends it. */
export const SubscribedDevice = z.object({ device: Id });

/** A notification as the service worker shows it. */
export interface PushMessage {
  title: string;
  body: string;
  language: string;
  /** The order's page, opened by a click. */
  path: string;
  /** A later notification about the same order takes the place of this one. */
  tag: string;
}
