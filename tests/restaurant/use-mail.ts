import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect } from 'vitest';
import { openTcpProxy, type Link } from '../product/tcp-proxy.js';
import { startMailServer, type Letter, type MailServer } from '../product/mail-server.js';

export const FROM = 'kitchen@example.com';
export const PUBLIC_URL = 'http://shop.example.com';

/** The settings of a product that sends mail where no mail server is: what is queued stays. */
export const NO_MAIL_SERVER = { MAIL_FROM: FROM, PUBLIC_URL, SMTP_URL: 'smtp://127.0.0.1:1' };

/** Longer than the product looks away from its outbox. */
export const SOON = { timeout: 45_000, interval: 20 };

/** A mail server before the tests of a block, with a way to it that can be cut. */
export interface Mail {
  /** For the product; filled before it starts. */
  env: Record<string, string>;
  server: () => MailServer;
  link: () => Link;
  /** What came for an address so far. */
  lettersTo: (email: string) => Letter[];
  /** Waits for as many letters to an address. */
  arrived: (email: string, count: number) => Promise<Letter[]>;
  /** Waits for the only letter to an address. */
  only: (email: string) => Promise<Letter>;
}

/** Starts a mail server before the tests of a block; name it before the product. */
export function useMail(options?: SMTPServerOptions): Mail {
  const env: Record<string, string> = { MAIL_FROM: FROM, PUBLIC_URL };
  let server: MailServer | undefined;
  let link: Link | undefined;
  beforeAll(async () => {
    server = await startMailServer(options);
    link = await openTcpProxy(server.port);
    env.SMTP_URL = `smtp://127.0.0.1:${link.port}`;
  });
  afterAll(async () => {
    await link?.close();
    await server?.close();
  });
  const made = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The mail server is there inside tests only');
    return part;
  };
  const lettersTo = (email: string) => made(server).letters.filter(({ recipients }) => recipients.includes(email));
  async function arrived(email: string, count: number): Promise<Letter[]> {
    await expect.poll(() => lettersTo(email).length, SOON).toBe(count);
    return lettersTo(email);
  }
  async function only(email: string): Promise<Letter> {
    const [letter] = await arrived(email, 1);
    if (!letter) throw new Error(`Nothing came for ${email}`);
    return letter;
  }
  return { env, server: () => made(server), link: () => made(link), lettersTo, arrived, only };
}
