import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that arrived, as its reader's program sees it. */
export interface ReceivedMail {
  /** Whom the envelope named. */
  recipients: string[];
  messageId: string;
  subject: string;
  from: string;
  replyTo: string;
  text: string;
  html: string;
  /** Every header, by its name in lower case. */
  headers: { key: string; value: string }[];
  raw: string;
}

/** What a mail server says instead of taking a mail. */
interface Reply {
  code: number;
  words: string;
}

/** A mail server of our own, on this machine alone. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** What was taken, in its order; a mail that was sent twice is there twice. */
  received: ReceivedMail[];
  /** How often somebody wanted to hand a mail over. */
  attempts: () => number;
  /** From now on each recipient that matches is refused so; null takes everybody again. */
  refuse: (reply: (Reply & { recipient: RegExp }) | null) => void;
  /** From now on it thinks for so long before it says that a mail is taken, which it is by then. In milliseconds. */
  think: (ms: number) => void;
  /** From now on a mail is taken only when `release` is called; it is in hand until then. */
  hold: () => void;
  release: () => void;
  close: () => Promise<void>;
}

const addressOf = (mailbox: Email['from']) => (mailbox && 'address' in mailbox ? (mailbox.address ?? '') : '');
const named = (mailbox: Email['from']) => (mailbox ? `${mailbox.name} <${addressOf(mailbox)}>` : '');

async function readMail(raw: string, recipients: string[]): Promise<ReceivedMail> {
  const email = await PostalMime.parse(raw);
  return {
    recipients,
    raw,
    messageId: email.messageId ?? '',
    subject: email.subject ?? '',
    from: named(email.from),
    replyTo: named(email.replyTo?.[0]),
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map(({ key, value }) => ({ key, value })),
  };
}

const refusal = ({ code, words }: Reply) => Object.assign(new Error(words), { responseCode: code });

/** Starts a mail server that takes everything in plain text; `options` make another one of it. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const held: (() => void)[] = [];
  let attempts = 0;
  let isHolding = false;
  let thinkMs = 0;
  let refused: Parameters<MailServer['refuse']>[0] = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      attempts += 1;
      done(refused?.recipient.test(address) ? refusal(refused) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const take = () => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          void readMail(Buffer.concat(chunks).toString('utf8'), recipients).then((mail) => {
            received.push(mail);
            setTimeout(done, thinkMs);
          }, done);
        };
        if (isHolding) held.push(take);
        else take();
      });
    },
    ...options,
  });
  // Whoever is killed in the middle of a mail breaks the connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    attempts: () => attempts,
    refuse: (reply) => (refused = reply),
    think: (ms) => (thinkMs = ms),
    hold: () => (isHolding = true),
    release() {
      isHolding = false;
      for (const take of held.splice(0)) take();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
