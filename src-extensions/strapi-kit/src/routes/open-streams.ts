import type { Core } from '@strapi/strapi';

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

const streams = new WeakMap<Core.Strapi, OpenStreams>();

export function openStreamsOf(strapi: Core.Strapi): OpenStreams {
  const known = streams.get(strapi);
  if (known) return known;
  const made = new OpenStreams();
  streams.set(strapi, made);
  return made;
}

/** Ends every stream of a product that stops: nobody waits for answers that have no end of their own. */
export const endStreams = (strapi: Core.Strapi): void => openStreamsOf(strapi).endAll();
