import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openMenu(search = '') {
  rememberSession(OWNER);
  return renderApp(`/admin/menu${search}`);
}

const card = (name: string) => screen.findByRole('article', { name });
const names = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const filter = (name: RegExp) => within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name });

describe('the menu items', () => {
  it('come after skeletons, deleted ones included, with all their details', async () => {
    api().data.dishes = [
      dish('soup', {
        name: 'Tomato <b>soup</b>',
        nameNl: 'Tomatensoep',
        description: 'With basil.',
        price: 6.5,
        popular: true,
        available: false,
      }),
      dish('old', { name: 'Old pie', isActive: false, categoryId: null }),
    ];
    openMenu();
    expect(await screen.findByText('Loading the menu')).toBeTruthy();
    const soup = within(await card('Tomato <b>soup</b>'));
    expect(screen.queryByText('Loading the menu')).toBeNull();
    for (const text of ['Tomatensoep', '€6.50', 'Mains', 'Unavailable']) {
      expect(soup.getByText(text)).toBeTruthy();
    }
    expect(soup.getByRole<HTMLInputElement>('switch', { name: /^Popular/ }).checked).toBe(true);
    expect(soup.queryByText('Deleted')).toBeNull();
    const old = within(await card('Old pie'));
    expect(old.getByText('Deleted')).toBeTruthy();
    expect(old.getByText('No category')).toBeTruthy();
    expect(old.getAllByRole('button').map((button) => button.textContent.trim())).toEqual(['Restore']);
    expect(old.queryByRole('switch')).toBeNull();
    expect(screen.getByText('1 menu item · 1 unavailable · 1 deleted')).toBeTruthy();
    expect(api().calls('adminMenuItems')[0]?.query).toEqual({ includeUnavailable: 'true' });
    await waitFor(() => expect(document.title).toBe('Menu · Back office'));
  });

  it('are filtered by category, with counts; back and a link keep it', async () => {
    api().data.dishes.push(dish('gone', { categoryId: 'drinks', isActive: false }));
    const { user, address, router } = openMenu();
    await card('Roast tomato soup');
    expect(filter(/^All Categories ?, 3 menu items$/)).toBeTruthy();
    expect(filter(/^Drinks ?, 1 menu item$/)).toBeTruthy();
    expect(filter(/^Mains/).getAttribute('aria-pressed')).toBe('false');
    await user.click(filter(/^Drinks/));
    expect(names()).toEqual(['House lemonade', 'Dish gone']);
    expect(address()).toBe('/admin/menu?category=drinks');
    expect(filter(/^Drinks/).getAttribute('aria-pressed')).toBe('true');
    await router.navigate(-1);
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('say when a category is empty, and lead back to all', async () => {
    api().data.categories.push({ id: 'cakes', name: 'Cakes', description: null, version: '1' });
    const { user, address } = openMenu('?category=cakes');
    expect(await screen.findByText('No menu items found in this category.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toHaveLength(3);
    expect(address()).toBe('/admin/menu');
  });

  it('say when there are none at all, and offer quick entry instead of a search', async () => {
    api().data.dishes = [];
    const { user } = openMenu();
    expect(await screen.findByText('No menu items found in this category.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Menu Item' })).toBeTruthy();
    await user.click(within(screen.getByRole('region', { name: 'Menu items' })).getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'Quick Entry' })).toBeTruthy();
  });

  it('ignore a category that is gone', async () => {
    openMenu('?category=gone');
    await card('Roast tomato soup');
    expect(names()).toHaveLength(3);
    expect(filter(/^All Categories/).getAttribute('aria-pressed')).toBe('true');
  });

  describe('in many categories', () => {
    const addCategories = (count: number) => {
      for (let number = api().data.categories.length; number < count; number += 1)
        api().data.categories.push({ id: `c${number}`, name: `Category ${number}`, description: null, version: '1' });
    };

    it('are filtered by one list of them, with counts, once more than 16 would fill the screen', async () => {
      addCategories(38);
      const { user, address } = openMenu();
      const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' });
      expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
      expect(within(list).getAllByRole('option')).toHaveLength(39);
      expect(list.selectedOptions[0]?.textContent).toBe('All Categories (3)');
      await user.selectOptions(list, 'Drinks (1)');
      expect(names()).toEqual(['House lemonade']);
      expect(address()).toBe('/admin/menu?category=drinks');
      await user.selectOptions(list, 'All Categories (3)');
      expect(names()).toHaveLength(3);
      expect(address()).toBe('/admin/menu');
    });

    it('are all shown where the address names one that is gone', async () => {
      addCategories(38);
      openMenu('?category=gone');
      const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' });
      expect(list.selectedOptions[0]?.textContent).toBe('All Categories (3)');
      expect(names()).toHaveLength(3);
    });

    it('keep buttons up to 16', async () => {
      addCategories(16);
      openMenu();
      await card('Roast tomato soup');
      expect(filter(/^Category 15/)).toBeTruthy();
      expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
    });
  });

  it('are searched on the page, whatever the case, without asking the server', async () => {
    const { user, address } = openMenu();
    await card('Roast tomato soup');
    const before = api().called.length;
    await user.type(screen.getByRole('searchbox', { name: 'Search this page' }), 'LEMON');
    expect(names()).toEqual(['Lemon pea risotto', 'House lemonade']);
    expect(address()).toBe('/admin/menu?q=LEMON');
    expect(api().called).toHaveLength(before);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No menu items found in this category.')).toBeTruthy();
  });

  it('say their description where a search has found it there alone', async () => {
    api().data.dishes = [dish('soup', { name: 'Soup', description: 'With basil.' })];
    const { user } = openMenu();
    const soup = within(await card('Soup'));
    expect(soup.queryByText('With basil.')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'basil');
    expect(soup.getByText('With basil.')).toBeTruthy();
  });
});

describe('the screen', () => {
  it.each(['adminMenuItems', 'adminCategories'] as const)('says when %s fail, once, and tries again', async (name) => {
    api().fail(name, { status: 503, message: 'The kitchen is being moved.' });
    const { user } = openMenu();
    expect(await screen.findByRole('heading', { name: 'Failed to load menu data' })).toBeTruthy();
    expect(screen.getByText('The kitchen is being moved.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Failed to load menu data')).toHaveLength(2));
    api().mend(name);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Roast tomato soup')).toBeTruthy();
  });

  it('has two tabs, reached by click and arrow, kept in the address', async () => {
    const { user, address } = openMenu();
    await card('Roast tomato soup');
    await user.click(screen.getByRole('tab', { name: /^Categories/ }));
    expect(address()).toBe('/admin/menu?tab=categories');
    expect(names()).toEqual(['Mains', 'Drinks']);
    expect(screen.getByRole('tab', { name: /^Categories/ }).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowLeft}');
    expect(address()).toBe('/admin/menu');
    expect(names()).toHaveLength(3);
  });

  it('leads back to /admin', async () => {
    const { user, address } = openMenu();
    await user.click(await screen.findByRole('link', { name: 'Back to the back office' }));
    expect(address()).toBe('/admin');
  });

  it('speaks Dutch', async () => {
    rememberSession(OWNER);
    renderApp('/admin/menu', { language: 'nl' });
    expect(await screen.findByText('3 gerechten')).toBeTruthy();
    expect(screen.getAllByText('Beschikbaar')).toHaveLength(3);
  });
});
