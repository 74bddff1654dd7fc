import { access, chown, constants } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { freePort } from '../product/free-port.js';
import { BUILD_COMMANDS, readDockerfile } from './image.js';
import { runProgram, startProgram, type Program } from './program.js';

const app = inject('imageApp');
const START_MS = 120_000;

/** Root starts the image's program as another user, as Docker does; nobody else can. */
const OTHER_USER = 65534;
const uid = process.getuid?.() === 0 ? OTHER_USER : undefined;

let dockerfile = '';
let dataDir = '';
let product: Program;
let env: Record<string, string> = {};

/** A command of the Dockerfile, ready to be run in the image's folder. */
function commandOf(instruction: RegExp) {
  const [, words = '[]'] = instruction.exec(dockerfile) ?? [];
  const [program = '', ...args] = z.array(z.string()).parse(JSON.parse(words));
  return { program, args, options: { cwd: app, env, uid } };
}

beforeAll(async () => {
  dockerfile = await readDockerfile();
  dataDir = await makeFolder('image');
  env = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: dataDir };
  if (uid === undefined) await runProgram('chmod', ['-R', 'a-w', app], { cwd: '/' });
  else await chown(dataDir, uid, uid);
  const { program, args, options } = commandOf(/^CMD (.*)$/m);
  product = startProgram(program, args, options);
});
afterAll(async () => {
  await product.kill();
  if (uid === undefined) await runProgram('chmod', ['-R', 'u+w', app], { cwd: '/' });
  await removeFolder(dataDir);
});

describe('the Dockerfile', () => {
  it('builds with the commands that are run here', () => {
    expect([...dockerfile.matchAll(/^RUN (.*)$/gm)].map(([, command]) => command)).toEqual(BUILD_COMMANDS);
  });

  it('copies everything that is built to the place it is built in', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=packed \/app\/(\S+) (\S+)$/gm)];
    expect(copied.length).toBeGreaterThan(5);
    for (const [, from = '', to = ''] of copied) expect([from, `${path.posix.dirname(from)}/`]).toContain(to);
  });

  it('keeps what is written in one volume, which belongs to the user it runs as', () => {
    for (const line of [
      'ENV NODE_ENV=production HOST=0.0.0.0 PORT=1337 DATA_DIR=/data',
      'COPY --from=packed --chown=node:node /app/empty /data',
      'USER node',
      'VOLUME /data',
      'EXPOSE 1337',
    ]) {
      expect(dockerfile.split('\n')).toContain(line);
    }
  });
});

describe('the image', () => {
  it('is healthy by its own check once it has started', async () => {
    const { program, args, options } = commandOf(/^HEALTHCHECK .*?CMD (.*)$/m);
    const checked = () => runProgram(program, args, options);
    await expect(checked(), 'a product that has not started').rejects.toThrow('ended with 1');
    await vi.waitFor(checked, { timeout: START_MS, interval: 500 });
  });

  it('serves its pages, the back office and the raw panel, and takes an order', async () => {
    const url = `http://127.0.0.1:${env.PORT ?? ''}`;
    for (const page of ['/', '/menu', '/admin', '/strapi/']) {
      const { status } = await fetch(`${url}${page}`, { headers: { accept: 'text/html' } });
      expect([page, status]).toEqual([page, 200]);
    }
    const api = createClient(url);
    const [dish] = await api.get('menuItems', {});
    const placed = await api.get('placeOrder', {
      body: {
        customerName: 'Anna de Vries',
        customerEmail: 'anna@example.com',
        customerPhone: '+31 20 555 0142',
        items: [{ itemId: dish?.id ?? '', itemType: 'menu', quantity: 2 }],
      },
    });
    const read = await api.get('order', { params: { id: placed.id } });
    expect(read).toMatchObject({ orderNumber: placed.orderNumber, items: [{ quantity: 2 }] });
  });

  it('needs no folder of its application to be writable', async () => {
    const tryToWrite = 'require("node:fs").writeFileSync("cms/dist/probe", "")';
    const { program, options } = commandOf(/^CMD (.*)$/m);
    await expect(runProgram(program, ['-e', tryToWrite], options)).rejects.toThrow('EACCES');
    await access(app, constants.R_OK);
  });

  it('ends in order when it is told to', async () => {
    expect([await product.terminate(), product.output()]).toEqual([0, expect.stringContaining('Listening on')]);
  });
});
