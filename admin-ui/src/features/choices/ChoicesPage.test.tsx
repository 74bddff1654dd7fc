import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addChoices, mockApiForEachTest, option, optionGroup, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { marksOfTest } from '../../lists/testing/marks.js';

const api = mockApiForEachTest();
beforeEach(() => addChoices(api().data));

function openChoices(options: Parameters<typeof renderApp>[1] = {}) {
  rememberSession(OWNER);
  return renderApp('/admin/choices', options);
}

const card = (name: string) => screen.findByRole('article', { name });
const names = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

describe('the groups', () => {
  it('come after skeletons, with their options in order, what they cost and how many guests choose', async () => {
    openChoices();
    expect(await screen.findByText('Loading the choices')).toBeTruthy();
    const size = within(await card('Size'));
    expect(screen.queryByText('Loading the choices')).toBeNull();
    expect(size.getByText('Formaat')).toBeTruthy();
    expect(size.getByText('Choose 1')).toBeTruthy();
    const rows = size.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
    expect(rows).toEqual(['Regular Default', 'Large +€3.00']);
    const extras = within(await card('Extras'));
    expect(extras.getByText('Optional, up to 3')).toBeTruthy();
    expect(extras.getByText('Up to 2 times')).toBeTruthy();
    expect(screen.getByText('3 groups')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Choices · Back office'));
  });

  it('lead to the dishes that use them', async () => {
    const { user, address } = openChoices();
    const size = within(await card('Size'));
    await user.click(size.getByRole('link', { name: 'Pizza Margherita' }));
    expect(address()).toBe('/admin/menu?q=Pizza+Margherita');
    expect(await card('Pizza Margherita')).toBeTruthy();
  });

  it('say which are used by no dish, and of which options allergens are not stated', async () => {
    api().data.optionGroups.push(
      optionGroup('sauces', { name: 'Sauces', options: [option('hot', { name: 'Hot sauce', allergens: null })] }),
    );
    const { user, address } = openChoices();
    const sauces = within(await card('Sauces'));
    expect(sauces.getByText('No dish uses it yet. Attach it in the form of a dish.')).toBeTruthy();
    expect(sauces.getByText('Allergens not stated of 1 option')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Not used by any dish: 1' }));
    expect(names()).toEqual(['Sauces']);
    expect(address()).toBe('/admin/choices?used=no');
    await user.click(screen.getByRole('checkbox', { name: 'Not used by any dish: 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Allergens not stated: 1' }));
    expect(names()).toEqual(['Sauces']);
  });

  it('are searched by group, option and dish, and lead back to all', async () => {
    const { user, address } = openChoices();
    await card('Size');
    await user.type(screen.getByRole('searchbox', { name: 'Search this page' }), 'OLIVES');
    expect(names()).toEqual(['Extras']);
    expect(address()).toBe('/admin/choices?q=OLIVES');
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No groups found matching your criteria.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toHaveLength(3);
  });

  it('are marked where a search has found their Dutch name, an option or a dish', async () => {
    const marks = marksOfTest();
    const { user } = openChoices();
    await card('Size');
    const box = screen.getByRole('searchbox');
    await user.type(box, 'Form');
    await waitFor(() => expect(marks()).toEqual(['Form']));
    await user.clear(box);
    await user.type(box, 'ula');
    await waitFor(() => expect(marks()).toEqual(['ula']));
    await user.clear(box);
    await user.type(box, 'Margh');
    await waitFor(() => expect(marks()).toContain('Margh'));
  });

  it('say the Dutch name of an option that a search has found by that alone', async () => {
    const { user } = openChoices();
    const size = within(await card('Size'));
    expect(size.queryByText('Groot')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'groot');
    expect(names()).toEqual(['Size']);
    expect(size.getByText('Groot').lang).toBe('nl');
  });

  it('say when there are none at all, and offer the first', async () => {
    api().data.optionGroups = [];
    const { user } = openChoices();
    expect(await screen.findByText('No choices yet')).toBeTruthy();
    const [, offer] = screen.getAllByRole('button', { name: 'Add Group' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    if (offer) await user.click(offer);
    expect(await screen.findByRole('dialog', { name: 'Add Group' })).toBeTruthy();
  });

  it('say when they cannot be loaded, once, and try again', async () => {
    api().fail('adminOptionGroups', { status: 503, message: 'The kitchen is being moved.' });
    const { user } = openChoices();
    expect(await screen.findByRole('heading', { name: 'Failed to load choices' })).toBeTruthy();
    expect(screen.getByText('The kitchen is being moved.')).toBeTruthy();
    api().mend('adminOptionGroups');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Size')).toBeTruthy();
  });

  it('speak Dutch', async () => {
    openChoices({ language: 'nl' });
    expect(await screen.findByText('3 groepen')).toBeTruthy();
    expect(screen.getByText('Niet verplicht, hoogstens 3')).toBeTruthy();
  });
});

describe('deleting a group', () => {
  const stored = (wanted: string) => api().data.optionGroups.find(({ id }) => id === wanted);
  const unused = () => api().data.optionGroups.push(optionGroup('sauces', { name: 'Sauces', version: '7' }));

  it('is refused while dishes use it, and says which', async () => {
    const { user, address } = openChoices();
    const button = within(await card('Size')).getByRole('button', { name: 'Delete Size' });
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Size cannot be deleted yet' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Pizza Margherita' }));
    expect(address()).toBe('/admin/menu?q=Pizza+Margherita');
    expect(api().calls('deleteOptionGroup')).toEqual([]);
  });

  it('asks first, marks it as deleted, keeps the keyboard’s place, and Restore brings it back', async () => {
    unused();
    const { user } = openChoices();
    const article = await card('Sauces');
    const sauces = within(article);
    await user.click(sauces.getByRole('button', { name: 'Delete Sauces' }));
    expect(await screen.findByRole('dialog', { name: 'Delete Sauces?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Group deleted successfully!')).toBeTruthy();
    expect(stored('sauces')?.isActive).toBe(false);
    expect(sauces.getByText('Deleted')).toBeTruthy();
    expect(sauces.getAllByRole('button').map(({ textContent }) => textContent.trim())).toEqual(['Restore']);
    expect(screen.getByText('3 groups · 1 deleted')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(article));
    expect(api().calls('deleteOptionGroup')[0]).toMatchObject({ headers: { 'if-match': '7' } });

    await waitFor(() => expect(article.getAttribute('aria-busy')).toBe('false'));
    await user.click(sauces.getByRole('button', { name: 'Restore Sauces' }));
    expect(await screen.findByText('Group restored successfully!')).toBeTruthy();
    expect(stored('sauces')?.isActive).toBe(true);
  });

  it('goes back and says which dish uses it, when it was attached meanwhile', async () => {
    unused();
    const { user } = openChoices();
    const sauces = within(await card('Sauces'));
    api()
      .data.dishes.find(({ id }) => id === 'burger')
      ?.optionGroupIds.push('sauces');
    await user.click(sauces.getByRole('button', { name: 'Delete Sauces' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete group')).toBeTruthy();
    expect(screen.getByText(/^Sauces is used by House burger: take it off/)).toBeTruthy();
    expect(await sauces.findByRole('link', { name: 'House burger' })).toBeTruthy();
    expect(sauces.queryByText('Deleted')).toBeNull();
  });
});
