import { Agent, request } from 'node:http';

/** Times of one call in milliseconds, shortest first. */
export type Times = readonly number[];

export const sortedTimes = (times: Times): Times => times.toSorted((one, other) => one - other);

export const meanOf = (times: Times): number => times.reduce((sum, time) => sum + time, 0) / times.length;

/** The time that a share of the calls stays within. */
export const percentile = (times: Times, share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** One client on one connection that is kept open. */
export interface TimedClient {
  /**
   * Milliseconds from the request to the last byte of its answer.
   * @throws Error for an answer that is not 200
   */
  time: (url: string, token: string) => Promise<number>;
  close: () => void;
}

export function createTimedClient(origin: string): TimedClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    time: (url, token) =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        request(`${origin}${url}`, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
          response.on('error', reject).on('end', () => {
            const took = performance.now() - startedAt;
            if (response.statusCode === 200) resolve(took);
            else reject(new Error(`${url} answered ${String(response.statusCode)}`));
          });
          response.resume();
        })
          .on('error', reject)
          .end();
      }),
    close: () => agent.destroy(),
  };
}
