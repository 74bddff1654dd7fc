import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { readiness } from './readiness.js';

/** Asks once. @returns the status of the answer */
function ask(listener: ReturnType<typeof readiness>): Promise<number> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  return new Promise((resolve) => {
    vi.spyOn(response, 'end').mockImplementation(() => {
      resolve(response.statusCode);
      return response;
    });
    listener(request, response);
  });
}

it('asks the database once for all who ask together and soon after, and again later', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    let isThere = true;
    const reaches = vi.fn(() => Promise.resolve(isThere));
    const listener = readiness(reaches);
    expect(await Promise.all(Array.from({ length: 50 }, () => ask(listener)))).toEqual(Array(50).fill(200));
    isThere = false;
    expect(await ask(listener)).toBe(200);
    expect(reaches).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(501);
    expect(await ask(listener)).toBe(503);
    expect(reaches).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
