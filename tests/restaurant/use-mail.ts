import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../product/tcp-proxy.js';
import { startMailServer, type ReceivedMail, type MailServer } from '../product/mail-server.js';

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
  proxy: () => TcpProxy;
  /** What came for an address so far. */
  receivedBy: (email: string) => ReceivedMail[];
  /** Waits for as many mails to an address. */
  arrived: (email: string, count: number) => Promise<ReceivedMail[]>;
  /** Waits for the only mail to an address. */
  only: (email: string) => Promise<ReceivedMail>;
}

/** Starts a mail server before the tests of a block; name it before the product. */
export function useMail(options?: SMTPServerOptions): Mail {
  const env: Record<string, string> = { MAIL_FROM: FROM, PUBLIC_URL };
  let server: MailServer | undefined;
  let proxy: TcpProxy | undefined;
  beforeAll(async () => {
    server = await startMailServer(options);
    proxy = await openTcpProxy(server.port);
    env.SMTP_URL = `smtp://127.0.0.1:${proxy.port}`;
  });
  afterAll(async () => {
    await proxy?.close();
    await server?.close();
  });
  const made = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The mail server is there inside tests only');
    return part;
  };
  const receivedBy = (email: string) => made(server).received.filter(({ recipients }) => recipients.includes(email));
  async function arrived(email: string, count: number): Promise<ReceivedMail[]> {
    await expect.poll(() => receivedBy(email).length, SOON).toBe(count);
    return receivedBy(email);
  }
  async function only(email: string): Promise<ReceivedMail> {
    const [mail] = await arrived(email, 1);
    if (!mail) throw new Error(`Nothing came for ${email}`);
    return mail;
  }
  return { env, server: () => made(server), proxy: () => made(proxy), receivedBy, arrived, only };
}
