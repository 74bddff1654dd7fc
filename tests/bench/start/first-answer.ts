import { request } from 'node:http';
import type { Program } from '../programs.js';

const RETRY_MS = 5;

/** The status of an answer, to its last byte; null when nobody answers. */
function ask(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request(url, { agent: false, headers: { accept: 'text/html, application/json' } }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? null)).on('error', () => resolve(null));
      response.resume();
    });
    asked.on('error', () => resolve(null)).end();
  });
}

/** Milliseconds from a program's start to the end of its first answer with 200. */
export async function firstAnswer(program: Program, path: string): Promise<number> {
  while ((await ask(`${program.url}${path}`)) !== 200) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return performance.now() - program.startedAt;
}
