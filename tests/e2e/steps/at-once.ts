import type { BrowserContext, Route } from 'playwright/test';

/**
 * Holds requests back until so many of them are under way, and then lets all of them go: none sees what another did.
 * @returns the requests, as they come
 */
export async function sendAtOnce(contexts: readonly BrowserContext[], url: string, count: number): Promise<Route[]> {
  const held: Route[] = [];
  for (const context of contexts) {
    await context.route(url, async (route) => {
      held.push(route);
      if (held.length === count) await Promise.all(held.map((each) => each.continue()));
    });
  }
  return held;
}
