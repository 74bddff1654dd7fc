import { request } from 'node:http';

/** An answer as it comes over the wire. */
export interface Captured {
  /** Names and values in turns, without those that any Node server adds by itself. */
  headers: string[];
  body: Buffer;
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/**
 * Asks once and keeps the very bytes.
 * @throws Error for an answer that is not 200
 */
export function capture(url: string, headers: Record<string, string>): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${url} answered ${String(response.statusCode)}`));
          return;
        }
        const body = Buffer.concat(chunks);
        const kept = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !OF_THE_CONNECTION.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
        );
        resolve({ headers: [...kept, 'Content-Length', String(body.length)], body });
      });
    });
    asked.on('error', reject).end();
  });
}
