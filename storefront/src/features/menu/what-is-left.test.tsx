import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, NOON, withDishes } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(withDishes('soup'));

const changeSoup = (given: object) => Object.assign(api().data.dishes[0] ?? {}, given);
const card = async () => within(await screen.findByRole('article'));

describe('what is left of a dish', () => {
  it.each([
    ['en', '3 left'],
    ['nl', 'Nog 3'],
  ] as const)('is said in %s on the card and in the sheet while it is few', async (language, words) => {
    changeSoup({ dailyCount: 3 });
    const { user } = renderShop('/menu', { at: NOON, language });
    (await card()).getByText(words);
    await user.click(screen.getByRole('link', { name: 'Dish soup' }));
    within(await screen.findByRole('dialog', { name: 'Dish soup' })).getByText(words);
  });

  it('is not said while there are plenty', async () => {
    changeSoup({ dailyCount: 6 });
    renderShop('/menu', { at: NOON });
    expect((await card()).queryByText(/left/)).toBeNull();
  });

  it.each([
    ['en', { soldOutUntil: '2026-11-22' }, 'Sold out today'],
    ['en', { soldOutUntil: '2026-11-27' }, 'Sold out until Friday'],
    ['en', { soldOutUntil: '2026-12-24' }, 'Sold out until 24 December 2026'],
    ['en', { soldOutUntil: 'forever' }, 'Sold out'],
    ['nl', { soldOutUntil: '2026-11-22' }, 'Vandaag uitverkocht'],
    ['nl', { soldOutUntil: '2026-11-27' }, 'Uitverkocht tot vrijdag'],
    ['nl', { soldOutUntil: 'forever' }, 'Uitverkocht'],
  ] as const)('in %s of %j is "%s", on the card and in the sheet', async (language, given, words) => {
    changeSoup(given);
    const { user } = renderShop('/menu', { at: NOON, language });
    (await card()).getByText(words);
    expect((await card()).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Dish soup' }));
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(`^${words} ·`) });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
