import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Secrets = z.object({ JWT_SECRET: z.string(), OWNER_PASSWORD: z.string(), PANEL_PASSWORD: z.string() });
export type Secrets = z.infer<typeof Secrets>;

export const OWNER_EMAIL = 'owner@example.com';
export const PANEL_EMAIL = 'developer@example.com';

export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.env');

/** What the product generated at its first start. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const lines = (await readFile(secretsFile(dataDir), 'utf8')).split('\n').filter((line) => line.includes('='));
  return Secrets.parse(
    Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])),
  );
}
