import { createRequire } from 'node:module';
import { z } from 'zod';
import { processorSeconds } from '../processes.js';
import { runProgram } from '../programs.js';

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');

/** Clients that ask again as soon as they are answered. */
export const CONNECTIONS = 16;

const Report = z.object({
  duration: z.number(),
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
  '2xx': z.number(),
});

/** What one round gave. */
export interface Round {
  requestsPerSecond: number;
  /** Processor time the server used for a request, in microseconds; null where the system does not tell. */
  microseconds: number | null;
}

/**
 * Asks a server as fast as it answers, from a process of its own.
 * @throws Error for any answer that is not 2xx: a server that refuses is fast for nothing
 */
export async function load(
  server: { url: string; pid: number },
  path: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Round> {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const usedBefore = await processorSeconds(server.pid);
  const output = await runProgram(AUTOCANNON, [
    '-c',
    String(CONNECTIONS),
    '-d',
    String(seconds),
    '--json',
    '--no-progress',
    ...asked,
    `${server.url}${path}`,
  ]);
  const report = Report.parse(JSON.parse(output));
  if (report.errors + report.timeouts + report.non2xx > 0 || report['2xx'] === 0) {
    throw new Error(`${path}: ${report.errors} errors, ${report.timeouts} timeouts, ${report.non2xx} not 2xx`);
  }
  const used = await processorSeconds(server.pid);
  return {
    requestsPerSecond: report['2xx'] / report.duration,
    microseconds: used === null || usedBefore === null ? null : ((used - usedBefore) * 1e6) / report['2xx'],
  };
}
