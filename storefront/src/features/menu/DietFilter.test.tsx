import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, NOON, MockApi } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
mockApiForEachTest(() => {
  const api = new MockApi();
  api.data.dishes = [
    dish('bread', { allergens: ['gluten'], dietary: ['vegan'] }),
    dish('cheese', { allergens: ['milk', 'nuts'], dietary: ['vegetarian', 'gluten-free'] }),
    dish('water', { categoryId: 'drinks', categoryName: 'Drinks' }),
    dish('unstated', { allergens: null, imageUrl: '/dishes/unstated.webp', imageAlt: 'A covered bowl.' }),
  ];
  return api;
});

const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const card = (name: string) => screen.getByRole('heading', { name }).closest('article')?.textContent;

async function openMenu(path = '/menu') {
  const shop = renderShop(path, { at: NOON });
  await waitFor(() => expect(names().length).toBeGreaterThan(0));
  return shop;
}

describe('the menu', () => {
  it('shows on every card its allergens, or that there is no information', async () => {
    await openMenu();
    expect(card('Dish bread')).toContain('Vegan Contains: gluten');
    expect(card('Dish cheese')).toContain('Vegetarian Gluten-free Contains: milk, nuts');
    expect(card('Dish water')).toContain('None of the 14 allergens');
    expect(card('Dish unstated')).toContain('Allergens not stated, please ask us');
    screen.getByRole('img', { name: 'A covered bowl.' });
  });

  it('says so in Dutch', async () => {
    renderShop('/menu', { at: NOON, language: 'nl' });
    await screen.findByText(/Bevat: melk, noten/);
    screen.getByText('Allergenen niet opgegeven, vraag het ons');
    screen.getByRole('button', { name: 'Allergenen' });
  });

  it('hides what somebody cannot eat, and says how many dishes', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Allergens' }));
    const panel = screen.getByRole('group', { name: 'Filter by allergens and diet' });
    expect(within(panel).getAllByRole('checkbox')).toHaveLength(18);
    await user.click(within(panel).getByRole('checkbox', { name: 'milk' }));
    expect(names()).toEqual(['Dish bread', 'Dish water']);
    screen.getByText('2 of 4 dishes. 1 is left out because its allergens are not stated.');
    await user.click(within(panel).getByRole('button', { name: 'Show 2 dishes' }));
    expect(panel.isConnected).toBe(false);
    const toggle = screen.getByRole('button', { name: 'Allergens 1 chosen' });
    expect(document.activeElement).toBe(toggle);

    await user.click(screen.getByRole('button', { name: 'Drinks' }));
    expect(names()).toEqual(['Dish water']);
    screen.getByText('1 of 1 dish.');
    await user.click(screen.getByRole('button', { name: 'All Items' }));

    await user.click(screen.getByRole('button', { name: 'No milk, remove' }));
    expect(names()).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu' }));
  });

  it('takes back one by one what was chosen, or all of it', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Allergens' }));
    for (const name of ['milk', 'nuts', 'Vegan']) await user.click(screen.getByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(names()).toEqual(['Dish bread']);

    await user.click(screen.getByRole('button', { name: 'Vegan, remove' }));
    expect(names()).toEqual(['Dish bread', 'Dish water']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No nuts, remove' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(names()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'No milk, remove' })).toBeNull();
  });

  it('says that no dish is left, and offers to clear the filter', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Allergens' }));
    await user.click(screen.getByRole('checkbox', { name: 'Halal' }));
    screen.getByText('No dish here fits what you chose.');
    await user.click(screen.getByRole('button', { name: 'Show all dishes' }));
    expect(names()).toHaveLength(4);
  });

  it('keeps the choice for the session, and works by keyboard', async () => {
    const { user } = await openMenu();
    screen.getByRole('button', { name: 'Allergens' }).focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'gluten' }));
    await user.keyboard(' {Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Allergens 1 chosen' }));
    cleanup();
    await openMenu();
    expect(names()).toEqual(['Dish cheese', 'Dish water']);
    expect(localStorage.getItem('menu-diet')).toBeNull();
  });
});
