import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX, endpoints, PICTURE_LIMITS } from '@pickup/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from './settings.js';
import { makeFolder, removeFolder } from '../../../tests/product/folders.js';

const MIB = 1024 * 1024;
const read = (file: string) => readFile(path.join(__dirname, '../../../config/deploy', file), 'utf8');

const Service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  restart: z.literal('unless-stopped'),
  init: z.boolean().optional(),
  scale: z.literal('${INSTANCES:-1}').optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
      start_period: z.string(),
    })
    .optional(),
});
const Compose = z.strictObject({
  name: z.string(),
  services: z.strictObject({ product: Service, database: Service, proxy: Service }),
  volumes: z.record(z.string(), z.null()),
});

/** The settings that the product of the image makes of an environment; it throws as the product would. */
const settingsOf = (env: Record<string, string>) => readSettings(env, '/app');

/** The port and the command of the image. */
async function imageOf() {
  const text = await read('Dockerfile');
  const [, port = ''] = /^ENV .*\bPORT=(\d+)/m.exec(text) ?? [];
  const [, command = ''] = /^CMD (.*)$/m.exec(text) ?? [];
  return { port, command: z.array(z.string()).parse(JSON.parse(command)) };
}

/** `NAME=value` lines of a file of settings. */
const variablesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** What compose makes of `${NAME}`, `${NAME:-default}` and `${NAME:?sentence}`. */
function interpolated(text: string, given: Record<string, string>): string {
  return text.replace(/\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g, (_, name: string, how?: string, rest = '') => {
    const value = given[name] ?? '';
    if (value === '' && how === '?') throw new Error(`${name} ${String(rest)}`);
    return value === '' && how === '-' ? String(rest) : value;
  });
}

describe('compose.yaml', () => {
  let text = '';
  let example: Record<string, string> = {};
  let compose: z.infer<typeof Compose>;
  beforeAll(async () => {
    text = await read('compose.yaml');
    example = variablesIn(await read('example.env'));
    compose = Compose.parse(parse(text));
  });

  it('uses exactly the variables that example.env explains', () => {
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
    expect([...new Set(asked)].sort()).toEqual(Object.keys(example).sort());
  });

  it('requires the domain and the password', () => {
    expect(() => interpolated(text, { ...example, DATABASE_PASSWORD: '' })).toThrow('DATABASE_PASSWORD is missing');
    expect(() => interpolated(text, { ...example, DOMAIN: '' })).toThrow('DOMAIN is missing');
  });

  it('gives the product only settings that exist', () => {
    const given = { ...example, DATABASE_PASSWORD: 'a1b2c3' };
    const environment = Object.fromEntries(
      Object.entries(compose.services.product.environment).map(([name, value]) => [name, interpolated(value, given)]),
    );
    const settings = settingsOf(environment);
    expect(settings).toMatchObject({
      PUBLIC_URL: 'https://pickup.example.com',
      TRUST_PROXY: true,
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: 'postgres://pickup:a1b2c3@database:5432/pickup',
      SEED: 'none',
    });
    const known = settingsOf({
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'kitchen@example.com',
      DATABASE_URL: 'postgres://a/b',
      DATABASE_CLIENT: 'postgres',
      OWNER_PASSWORD: 'long enough',
      PANEL_PASSWORD: 'long enough',
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    });
    expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  it('uses declared volumes, and publishes only the ports of the proxy', () => {
    const { product, database, proxy } = compose.services;
    const named = [product, database, proxy].flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(named.filter((name) => !name.startsWith('.')).sort()).toEqual(Object.keys(compose.volumes).sort());
    expect([product.ports, database.ports]).toEqual([undefined, undefined]);
  });

  it('starts services in order, and gives the product enough time to shut down', () => {
    const { product, proxy, database } = compose.services;
    expect([product.depends_on, proxy.depends_on]).toEqual([
      { database: { condition: 'service_healthy' } },
      { product: { condition: 'service_healthy' } },
    ]);
    expect(database.healthcheck?.test).toContain('pg_isready');
    expect(product.stop_grace_period).toBe('30s');
  });
});

describe('Caddyfile', () => {
  it('contains the domain, the limit of bodies and a proxy to the port of the image, and nothing else', async () => {
    const lines = (await read('Caddyfile'))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    const files = `path /upload /upload/* ${API_PREFIX}${endpoints.uploadPicture.path}`;
    // A form holds a little more than its files.
    const largestFile = `${PICTURE_LIMITS.bytes / MIB + 1}MiB`;
    expect(lines).toEqual([
      '{$DOMAIN} {',
      `@files ${files}`,
      'request_body @files {',
      `max_size ${largestFile}`,
      '}',
      `@others not ${files}`,
      'request_body @others {',
      // MAX_BODY_BYTES of strapi-kit.
      'max_size 512KiB',
      '}',
      'reverse_proxy {',
      `dynamic a product ${(await imageOf()).port} {`,
      'refresh 5s',
      '}',
      'lb_try_duration 15s',
      '}',
      '}',
    ]);
  });
});

const canRun = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Sections of a unit, each a list of its settings. */
function sectionsOf(unit: string): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  let current: string[] = [];
  for (const line of unit.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, section, setting] = /^\[(\w+)\]$|^([A-Z]\w+=.*)$/.exec(line) ?? [];
    if (section) current = sections[section] = [];
    else if (setting) current.push(setting);
    else throw new Error(`This line is neither a section nor a setting: ${line}`);
  }
  return sections;
}

describe('pickup.service', () => {
  let folder = '';
  let unit = '';
  beforeAll(async () => {
    folder = await makeFolder('unit');
    unit = await read('pickup.service');
  });
  afterAll(() => removeFolder(folder));

  it('starts the product with settings that exist', async () => {
    const { Unit, Service: service = [], Install } = sectionsOf(unit);
    expect([Unit, Install].map((section) => section?.length ?? 0)).not.toContain(0);
    const [environment = ''] = service.filter((line) => line.startsWith('Environment='));
    const { NODE_ENV, ...settings } = variablesIn(environment.replace('Environment=', '').replaceAll(' ', '\n'));
    expect([NODE_ENV, settingsOf(settings)]).toMatchObject(['production', settings]);
    expect(service).toContain(`ExecStart=/usr/bin/node ${(await imageOf()).command[1] ?? ''}`);
    expect(service).toContain(`ReadWritePaths=${settings.DATA_DIR ?? ''}`);
  });

  it('is accepted by systemd where there is one, and restricts the service', async () => {
    if (!canRun('systemd-analyze')) {
      // All that can be said without it has been said above.
      expect(sectionsOf(unit).Service).toEqual(expect.arrayContaining(['NoNewPrivileges=yes', 'ProtectSystem=strict']));
      return;
    }
    const file = path.join(folder, 'pickup.service');
    // Node may lie elsewhere here, and systemd looks whether it is there.
    await writeFile(file, unit.replace('/usr/bin/node', process.execPath));
    const analyze = (...args: string[]) => execFileSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
    expect(analyze('verify')).toBe('');
    const judged = analyze('security', '--offline=yes', '--threshold=20');
    expect(judged).toMatch(/Overall exposure level for pickup\.service: [01]\.\d OK/);
  });
});
