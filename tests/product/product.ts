import { launch, type Ended, type How, type Launched } from './launch.js';

/** A running product. */
export interface Product {
  /** Its origin, without a slash at the end. */
  url: string;
  dataDir: string;
  pid: number;
  /** All it has said so far. */
  logs: () => string;
  stopListening: () => void;
  /** Resolves when it has ended, by whomever. */
  ended: Promise<Ended>;
  /** Ends it in order and says how it ended. */
  stop: () => Promise<Ended>;
  /** Ends it as a power cut would. */
  kill: () => Promise<Ended>;
}

export interface ProductSettings extends How {
  /** Its DATA_DIR; made by the product when missing. */
  dataDir: string;
  /** Further environment variables. */
  env?: Record<string, string>;
}

const START_MS = 180_000;
const LISTENING = /^Listening on (\S+)$/m;

const logsOf = (process: Launched) => [process.stdout(), process.stderr()].filter(Boolean).join('\n');

/** The address the product says it listens on, or why it never came up. */
async function whenListening(process: Launched): Promise<string> {
  let tooLong: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  const listening = new Promise<string>((resolve) => {
    look = setInterval(() => {
      const address = LISTENING.exec(process.stdout())?.[1];
      if (address) resolve(address);
    }, 20);
  });
  const ended = process.ended.then(({ code }) => {
    throw new Error(`The product ended with ${code ?? 'a signal'} before it listened:\n${logsOf(process)}`);
  });
  const limit = new Promise<never>((_, reject) => {
    tooLong = setTimeout(() => {
      reject(new Error(`The product does not listen after ${START_MS / 1000} s:\n${logsOf(process)}`));
      process.signal('SIGKILL');
    }, START_MS);
  });
  try {
    return await Promise.race([listening, ended, limit]);
  } finally {
    clearInterval(look);
    clearTimeout(tooLong);
  }
}

/**
 * Starts a real product on a free port and waits until it listens.
 * @throws Error with the product's own output when it ends early or takes longer than 90 s
 */
export async function startProduct({ dataDir, env = {}, ...how }: ProductSettings): Promise<Product> {
  const process = launch({ ...env, DATA_DIR: dataDir }, how);
  const url = `http://${await whenListening(process)}`;
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    process.signal(signal);
    return process.ended;
  };
  return {
    url,
    dataDir,
    pid: process.pid,
    logs: () => logsOf(process),
    stopListening: process.stopListening,
    ended: process.ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
