import { access, chown, constants } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createClient } from '../product/client.js';
import { freePort } from '../product/free-port.js';
import { runProgram, startProgram, type Program } from './program.js';

const image = inject('image');
const at = (place: string) => path.join(image.root, place);
const app = at(image.workdir);

const START_MS = 120_000;

/** Whoever is root starts the image's program as somebody else, as Docker does; anybody else is nobody else. */
const SOMEBODY = 65534;
const uid = process.getuid?.() === 0 ? SOMEBODY : undefined;

let product: Program;
let env: Record<string, string> = {};

const asImage = (command: readonly string[]) => {
  const [program = '', ...args] = command;
  return { program, args, options: { cwd: app, env, uid } };
};

beforeAll(async () => {
  env = { ...image.env, HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: at(image.env.DATA_DIR ?? '') };
  if (uid === undefined) await runProgram('chmod', ['-R', 'a-w', app], { cwd: '/' });
  else await Promise.all(image.owned.map((folder) => chown(at(folder), uid, uid)));
  const { program, args, options } = asImage(image.command);
  product = startProgram(program, args, options);
});
afterAll(async () => {
  await product.kill();
  if (uid === undefined) await runProgram('chmod', ['-R', 'u+w', app], { cwd: '/' });
});

describe('the image', () => {
  it('keeps what is written in one folder, which is a volume and belongs to the user it runs as', () => {
    expect(image.volumes).toEqual([image.env.DATA_DIR]);
    expect([image.user, image.owned]).toEqual(['node', [image.env.DATA_DIR]]);
  });

  it('is healthy by its own check once it has started', async () => {
    const { program, args, options } = asImage(image.healthcheck);
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
    const { program, args, options } = asImage(['node', '-e', tryToWrite]);
    await expect(runProgram(program, args, options)).rejects.toThrow('EACCES');
    await access(app, constants.R_OK);
  });

  it('ends in order when it is told to', async () => {
    expect([await product.terminate(), product.output()]).toEqual([0, expect.stringContaining('Listening on')]);
  });
});
