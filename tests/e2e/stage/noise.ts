import { expect, type BrowserContext } from 'playwright/test';

/** Everything a browser says that nobody wants to hear: console errors, uncaught errors, requests to other hosts. */
export interface Noise {
  /**
   * Announces a message this test provokes. It has to come, and whatever was not announced must not.
   * @param message what the console error says, or what the uncaught error is called
   */
  announce: (message: RegExp) => void;
  /** Listens to one more browser context. */
  listenTo: (context: BrowserContext) => void;
  /** Fails unless all that was heard was announced, and all that was announced was heard. */
  judge: () => void;
}

/** @param origin the only place pages may ask for anything */
export function listen(origin: string): Noise {
  const announced: RegExp[] = [];
  const heard: string[] = [];
  return {
    announce: (message) => void announced.push(message),
    listenTo: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (failure) => heard.push(`Uncaught ${failure.error().stack ?? failure.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== origin) heard.push(`Request to ${url.href}`);
      });
    },
    judge: () => {
      const isAnnounced = (message: string) => announced.some((pattern) => pattern.test(message));
      expect(
        heard.filter((message) => !isAnnounced(message)),
        'what the browser said unannounced',
      ).toEqual([]);
      const missing = announced.filter((pattern) => !heard.some((message) => pattern.test(message)));
      expect(missing, 'what was announced and never came').toEqual([]);
    },
  };
}
