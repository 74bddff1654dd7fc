import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError, readSettings } from './settings.js';

const read = (env: NodeJS.ProcessEnv) => readSettings(env, '/app');

function sentenceFor(env: NodeJS.ProcessEnv): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
  }
  throw new Error('These settings were taken');
}

describe('settings', () => {
  it('have the defaults of the table of settings', () => {
    expect(read({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 1337,
      PUBLIC_URL: 'http://localhost:1337',
      DATA_DIR: path.resolve('/app/.data'),
      DATABASE_CLIENT: 'sqlite',
      SEED: 'demo',
      OWNER_EMAIL: 'owner@example.com',
      PANEL_EMAIL: 'developer@example.com',
      TRUST_PROXY: false,
      RATE_LIMITS: 'on',
      OPEN_ORDERS: 20,
    });
  });

  it('are read from the environment', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://eat.example.com/',
      DATA_DIR: '/srv/pickup',
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: 'postgresql://me:secret@db:5432/pickup',
      SEED: 'none',
      TRUST_PROXY: 'true',
      RATE_LIMITS: 'off',
      SMTP_URL: 'smtps://mail:465',
      MAIL_FROM: 'Kitchen <kitchen@example.com>',
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: 'http://minio:9000',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(read(env)).toMatchObject({ ...env, PORT: 8080, PUBLIC_URL: 'https://eat.example.com', TRUST_PROXY: true });
  });

  it('count an empty variable as not given', () => {
    expect(read({ PORT: '', SEED: ' ', OWNER_PASSWORD: '' })).toEqual(read({}));
  });

  it('have a public address with the port they listen on', () => {
    expect(read({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  });
});

describe('an invalid setting is reported in a sentence', () => {
  it.each([
    [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535, but it is "65536".'],
    [{ PORT: '-1' }, 'PORT must be a port number from 0 to 65535, but it is "-1".'],
    [{ PORT: '80.5' }, 'PORT must be a port number from 0 to 65535, but it is "80.5".'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an http or https address, but it is "example.com".'],
    [
      { PUBLIC_URL: 'https://example.com/shop' },
      'PUBLIC_URL must be an address without a path, such as https://eat.example.com, but it is "https://example.com/shop".',
    ],
    [
      { PUBLIC_URL: 'https://example.com/?from=mail' },
      'PUBLIC_URL must be an address without a path, such as https://eat.example.com, but it is "https://example.com/?from=mail".',
    ],
    [{ DATABASE_CLIENT: 'mysql' }, 'DATABASE_CLIENT must be sqlite or postgres, but it is "mysql".'],
    [{ DATABASE_CLIENT: 'postgres' }, 'DATABASE_URL must be given when DATABASE_CLIENT is postgres.'],
    [
      { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://me:sec#ret@db:5432/pickup' },
      'DATABASE_URL must be an address in which signs such as # are written as %23.',
    ],
    [
      { DATABASE_URL: 'mysql://me:secret@db' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
    ],
    [
      { DATABASE_URL: 'postgres://me:secret@db/pickup' },
      'DATABASE_CLIENT must be postgres when DATABASE_URL is given, or sqlite to do without it.',
    ],
    [{ OPEN_ORDERS: '0' }, 'OPEN_ORDERS must be a whole number from 1 to 99999, but it is "0".'],
    [{ SEED: 'full' }, 'SEED must be demo or none, but it is "full".'],
    [{ OWNER_EMAIL: 'owner' }, 'OWNER_EMAIL must be an email address, but it is "owner".'],
    [{ OWNER_PASSWORD: 'secret' }, 'OWNER_PASSWORD must have at least 8 characters.'],
    [{ OWNER_PASSWORD: 'x'.repeat(73) }, 'OWNER_PASSWORD must have at most 72 characters.'],
    [
      { OWNER_PASSWORD: 'é'.repeat(37) },
      'OWNER_PASSWORD must be shorter: letters with accents and signs count for two to four.',
    ],
    [{ PANEL_EMAIL: 'dev@' }, 'PANEL_EMAIL must be an email address, but it is "dev@".'],
    [{ PANEL_PASSWORD: 'secret' }, 'PANEL_PASSWORD must have at least 8 characters.'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be true or false, but it is "1".'],
    [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS must be on or off, but it is "none".'],
    [{ SMTP_URL: 'me:secret@mail' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [{ SMTP_URL: 'smtp://me:se cret@mail' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [{ SMTP_URL: 'smtp://[mail' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [
      { SMTP_URL: 'smtp://mail', MAIL_FROM: 'the kitchen' },
      'MAIL_FROM must be an email address, or a name with one such as Kitchen <kitchen@example.com>, but it is "the kitchen".',
    ],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM must be given when SMTP_URL is.'],
    [
      { S3_BUCKET: 'My Pictures' },
      'S3_BUCKET must be the name of a bucket: lower-case letters, digits, dots and hyphens, but it is "My Pictures".',
    ],
    [
      { S3_ENDPOINT: 'https://s3.example.com/pictures' },
      'S3_ENDPOINT must be an address without a path, such as https://eat.example.com, but it is "https://s3.example.com/pictures".',
    ],
    [{ S3_REGION: 'Frankfurt' }, 'S3_REGION must be a region such as eu-central-1, but it is "Frankfurt".'],
    [
      { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given when S3_BUCKET is.',
    ],
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET must be given when S3_ENDPOINT is.'],
    [{ S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_BUCKET must be given when S3_SECRET_ACCESS_KEY is.'],
  ])('%j', (env, sentence) => {
    expect(sentenceFor(env)).toBe(sentence);
  });
});
