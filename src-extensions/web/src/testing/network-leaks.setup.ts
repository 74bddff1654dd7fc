import { onlineManager } from '@tanstack/react-query';
import { afterAll, expect } from 'vitest';

/*
 * After an `offline` event all queries of a process wait for an `online` one: a test file that leaves them so would stop
 * those that follow it in its worker, and fails by name.
 */
afterAll(() => {
  expect(onlineManager.isOnline(), 'queries are left without a network').toBe(true);
});
