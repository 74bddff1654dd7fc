import type { Core } from '@strapi/strapi';
import { perStrapi } from '../per-strapi.js';

/** The answers of a product that go on until somebody ends them. */
class OpenStreams {
  readonly #open = new Set<AbortController>();
  #isOver = false;

  /** What ends one more answer; null when the product stops and takes no more. */
  begin(): AbortController | null {
    if (this.#isOver) return null;
    const stream = new AbortController();
    this.#open.add(stream);
    stream.signal.addEventListener('abort', () => this.#open.delete(stream), { once: true });
    return stream;
  }

  endAll(): void {
    this.#isOver = true;
    for (const stream of this.#open) stream.abort();
  }
}

export const openStreamsOf = perStrapi(() => new OpenStreams());

/** Ends every stream of a product that stops: nobody waits for answers that have no end of their own. */
export const endStreams = (strapi: Core.Strapi): void => openStreamsOf(strapi).endAll();
