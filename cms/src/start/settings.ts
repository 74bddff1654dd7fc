import path from 'node:path';
import { ChangePassword } from '@pickup/contract';
import type { BucketSettings } from '@pickup/strapi-kit';
import { z } from 'zod';

/** An error that a person has to fix before the program can run; its message is one sentence that says how. */
export class StartError extends Error {}

const text = z.string().trim();
const port = text
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65535, 'must be a port number from 0 to 65535');

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** The product cannot be served below a path. */
function isOrigin(value: string): boolean {
  const { pathname, search, hash, username } = new URL(value);
  return /^\/*$/.test(pathname) && `${search}${hash}${username}` === '';
}

const webAddress = text
  .refine(isWebAddress, { error: 'must be an http or https address', abort: true })
  .refine(isOrigin, 'must be an address without a path, such as https://eat.example.com')
  .transform((value) => new URL(value).origin);
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const email = z.email('must be an email address');
/** The same rule as for changing the password. */
const password = ChangePassword.shape.newPassword;

const isMailServer = (value: string) => /^smtps?:\/\/\S+$/.test(value) && URL.canParse(value);
const isMailbox = (value: string) => z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success;

/** Amazon's rule for the names of buckets. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const Environment = z.object({
  HOST: text.min(1, 'must not be empty').default('127.0.0.1'),
  PORT: port.default(1337),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: text.min(1, 'must not be empty').optional(),
  DATABASE_CLIENT: z.enum(['sqlite', 'postgres'], 'must be sqlite or postgres').default('sqlite'),
  DATABASE_URL: text
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address such as postgres://user:password@host:5432/name')
    .refine((value) => URL.canParse(value), 'must be an address in which signs such as # are written as %23')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  OWNER_EMAIL: email.default('owner@example.com'),
  OWNER_PASSWORD: password.optional(),
  PANEL_EMAIL: email.default('developer@example.com'),
  PANEL_PASSWORD: password.optional(),
  TRUST_PROXY: flag.default(false),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OPEN_ORDERS: text
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number from 1 to 99999')
    .transform(Number)
    .default(20),
  SMTP_URL: text.refine(isMailServer, 'must be an address such as smtp://user:password@host:587').optional(),
  VAPID_PRIVATE_KEY: text.regex(/^[\w-]{43}$/, 'must be a private key of VAPID: 43 characters of base64url').optional(),
  /** For tests alone: their push service, which is on this machine and speaks http. */
  PUSH_TEST_ORIGIN: webAddress.optional(),
  MAIL_FROM: text
    .refine(isMailbox, 'must be an email address, or a name with one such as Kitchen <kitchen@example.com>')
    .optional(),
  S3_BUCKET: text
    .regex(BUCKET, 'must be the name of a bucket: lower-case letters, digits, dots and hyphens')
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text.regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1').optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
});

/** Variables that may contain a password: their values must not be logged. */
const SECRET = new Set(['OWNER_PASSWORD', 'PANEL_PASSWORD', 'DATABASE_URL', 'SMTP_URL', 'VAPID_PRIVATE_KEY']);

/** @throws StartError for a bucket without its keys, or for what belongs to a bucket without one */
function requireWholeBucket({ S3_BUCKET, ...others }: BucketSettings): void {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = others;
  if (S3_BUCKET !== undefined && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given when S3_BUCKET is.');
  }
  const [lonely] = Object.entries(others).find(([, value]) => Boolean(value)) ?? [];
  if (S3_BUCKET === undefined && lonely !== undefined) {
    throw new StartError(`S3_BUCKET must be given when ${lonely} is.`);
  }
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads and validates the product's settings from its environment. Empty variables count as not given.
 * @param env the process environment
 * @param appDir the folder of the Strapi application, home of the default DATA_DIR
 * @throws StartError naming the first invalid variable and what it must be
 */
export function readSettings(env: NodeJS.ProcessEnv, appDir: string) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = Environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = issue?.path.join('.') ?? 'A setting';
    const value = SECRET.has(name) ? '' : `, but it is "${given[name] ?? ''}"`;
    throw new StartError(`${name} ${issue?.message ?? 'is wrong'}${value}.`);
  }
  const settings = result.data;
  if (settings.DATABASE_CLIENT === 'postgres' && !settings.DATABASE_URL) {
    throw new StartError('DATABASE_URL must be given when DATABASE_CLIENT is postgres.');
  }
  // Without this, orders would be written to a file of which the operator knows nothing.
  if (settings.DATABASE_URL && given.DATABASE_CLIENT === undefined) {
    throw new StartError('DATABASE_CLIENT must be postgres when DATABASE_URL is given, or sqlite to do without it.');
  }
  if (settings.PUBLIC_URL?.startsWith('https:') && !settings.TRUST_PROXY) {
    throw new StartError(
      'TRUST_PROXY must be true when PUBLIC_URL is https: TLS ends at the proxy before this process.',
    );
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    throw new StartError('MAIL_FROM must be given when SMTP_URL is.');
  }
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  requireWholeBucket({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY });
  return {
    ...settings,
    DATA_DIR: path.resolve(settings.DATA_DIR ?? path.join(appDir, '.data')),
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  };
}
