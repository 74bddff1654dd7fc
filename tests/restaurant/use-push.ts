import { afterAll, beforeAll, expect } from 'vitest';
import { startPushService, type PushService, type ReceivedPush } from '../product/push-service.js';
import { SOON } from './use-mail.js';

/** A push service before the tests of a block. */
export interface Push {
  /** For the product; filled before it starts. */
  env: Record<string, string>;
  service: () => PushService;
  /** Waits for as many notifications to an endpoint. */
  arrived: (endpoint: string, count: number) => Promise<ReceivedPush[]>;
}

/** Starts a push service before the tests of a block; name it before the product. */
export function usePush(): Push {
  const env: Record<string, string> = {};
  let service: PushService | undefined;
  beforeAll(async () => {
    service = await startPushService();
    env.PUSH_TEST_ORIGIN = service.origin;
  });
  afterAll(() => service?.close());
  const running = () => {
    if (!service) throw new Error('The push service is there inside tests only');
    return service;
  };
  return {
    env,
    service: running,
    async arrived(endpoint, count) {
      await expect.poll(() => running().receivedBy(endpoint).length, SOON).toBe(count);
      return running().receivedBy(endpoint);
    },
  };
}
