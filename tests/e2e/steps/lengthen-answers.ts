import { API_PREFIX, endpoints } from '@pickup/contract';
import type { Page } from 'playwright/test';
import { LONG_WORD } from './long-words.js';

/** A word without a place to break, wider than a phone at any size of type; names of a hundred letters still hold it. */
const WORD = LONG_WORD.slice(0, 78);

/** Every free text of the API's answers: what guests and the owner type. */
const FREE_TEXTS = new Set(
  [
    ['name', 'nameNl', 'title', 'description', 'menuItemName', 'categoryName', 'customizations', 'note', 'notes'],
    ['groupName', 'optionName'],
    ['customerName', 'customerEmail', 'comment', 'story', 'mission', 'address', 'city', 'state', 'country', 'phone'],
    ['ratingText', 'serviceAvailability', 'specialInstructions', 'email', 'reason', 'by', 'recipient', 'subject'],
  ].flat(),
);

function lengthen(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthen(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthen(one, name)]));
  return typeof value === 'string' && FREE_TEXTS.has(key) ? `${value} ${WORD}` : value;
}

/** Lets every free text the API answers this page with end in a word too long for a phone. Nothing is stored. */
export async function lengthenAnswers(page: Page): Promise<void> {
  const isAnswer = ({ pathname }: URL) =>
    pathname.startsWith(`${API_PREFIX}/`) && !pathname.endsWith(endpoints.orderEvents.path);
  await page.route(isAnswer, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    if (!response.ok() || text === '') return route.fulfill({ response });
    await route.fulfill({ response, json: lengthen(JSON.parse(text), '') });
  });
}
