import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deal, dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openGenerator(options: { language?: 'en' | 'nl' } = {}) {
  rememberSession(OWNER);
  return renderApp('/admin/menu-generator', options);
}

/** The sheet of the preview; without a layout every dish fits on one. */
const sheet = async (name = 'Page 1 of 1') => within(await screen.findByRole('main')).findByRole('region', { name });

/** The dish's part of the sheet, found by its name. */
async function printedDish(name: string) {
  const heading = within(await sheet()).getByRole('heading', { level: 4, name });
  const item = heading.closest('li');
  if (item === null) throw new Error(`${name} is in no list`);
  return item;
}

describe('the printed page', () => {
  it('starts with name, description, city, phone, preparation time and date', async () => {
    openGenerator();
    const header = within(await sheet());
    expect(header.getByRole('heading', { level: 2, name: 'Mirabelle' })).toBeTruthy();
    for (const text of [
      'A neighbourhood kitchen on the canal.',
      'Utrecht',
      '+31 30 555 0142',
      'Ready in 15-20 minutes',
      '21 November 2026',
    ]) {
      expect(header.getByText(text), text).toBeTruthy();
    }
  });

  it("dates itself by the restaurant's day, not the machine's", async () => {
    api().data.restaurant.timeZone = 'Pacific/Kiritimati';
    openGenerator();
    expect(within(await sheet()).getByText('22 November 2026')).toBeTruthy();
  });

  it('leaves out the city and phone that a known restaurant does not have', async () => {
    Object.assign(api().data.restaurant, { city: null, phone: null, description: null });
    openGenerator();
    const page = await sheet();
    expect(page.textContent).toContain('MirabelleReady in 15-20 minutes');
  });

  it("has Today's Special: the first featured deal", async () => {
    api().data.deals.push(deal('later', { title: 'Second deal', featured: true }));
    openGenerator();
    const page = within(await sheet());
    expect(page.getByRole('heading', { name: "Today's Special" })).toBeTruthy();
    expect(page.getByRole('heading', { name: 'Pizza for two' })).toBeTruthy();
    expect(page.getByText('€24.00')).toBeTruthy();
    expect(page.getByText('€32.00').tagName).toBe('S');
    expect(page.getByText('Valid until 24 December 2026')).toBeTruthy();
    expect(page.queryByText('Second deal')).toBeNull();
    expect(api().called).toContain('featuredDeals');
  });

  it('says FREE for a deal that costs nothing, and its condition', async () => {
    api().data.deals = [
      deal('free', {
        title: 'Dessert on us',
        featured: true,
        dealPrice: 0,
        isConditional: true,
        minimumOrderAmount: 30,
      }),
    ];
    openGenerator();
    const page = within(await sheet());
    expect(page.getByText('FREE')).toBeTruthy();
    expect(page.getByText('Minimum order of €30.00 required')).toBeTruthy();
  });

  it('has no special when no deal is featured', async () => {
    for (const each of api().data.deals) each.featured = false;
    openGenerator();
    expect(within(await sheet()).queryByText("Today's Special")).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists name, price, popular star, description and the Dutch line of every dish', async () => {
    api().data.dishes = [
      dish('soup', { name: 'Tomato & <b>Basil</b> Soup', nameNl: 'Tomatensoep', price: 6.5, popular: true }),
      dish('fish', { name: 'Fish & Chips', price: 16 }),
      dish('secret', { name: 'Chef’s Secret', description: 'Ask.' }),
    ];
    openGenerator();
    const soup = within(await printedDish('Tomato & <b>Basil</b> Soup'));
    expect(soup.getByText('€6.50')).toBeTruthy();
    expect(soup.getByRole('img', { name: 'Popular' })).toBeTruthy();
    expect(soup.getByText('Tomatensoep').lang).toBe('nl');
    expect(soup.getByText(/With bread\.$/)).toBeTruthy();
    const fish = within(await printedDish('Fish & Chips'));
    expect(fish.getByText('Gebakken vis met friet')).toBeTruthy();
    expect(fish.queryByRole('img')).toBeNull();
    const secret = within(await printedDish('Chef’s Secret'));
    expect(secret.getByText('Nederlandse vertaling volgt binnenkort')).toBeTruthy();
  });

  it("goes by category in the menu's order, and ends with what is in none", async () => {
    api().data.dishes = [
      dish('stray', { name: 'Stray', categoryId: null, categoryName: null }),
      dish('a', { name: 'Risotto' }),
      dish('b', { name: 'Lemonade', categoryId: 'drinks' }),
      dish('c', { name: 'Stew' }),
    ];
    openGenerator();
    await sheet();
    const headings = within(await sheet())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(headings.slice(3)).toEqual(['Mains', 'Risotto', 'Stew', 'Drinks', 'Lemonade', 'Also on the Menu', 'Stray']);
  });

  it('asks for available dishes only, and prints no other', async () => {
    api().data.dishes.push(
      dish('out', { name: 'Sold out stew', available: false }),
      dish('gone', { name: 'Deleted stew', isActive: false }),
    );
    openGenerator();
    await printedDish('Lemon pea risotto');
    expect(screen.queryByText(/stew/)).toBeNull();
    expect(api().calls('adminMenuItems')[0]?.query).toEqual({ includeUnavailable: 'false' });
    expect(screen.getByText(/^3 dishes on 1 page of A4\./)).toBeTruthy();
  });

  it('ends with a footer', async () => {
    openGenerator();
    const page = within(await sheet());
    expect(page.getByText('Popular with our guests')).toBeTruthy();
    expect(page.getByText('Enjoy your meal from Mirabelle')).toBeTruthy();
    expect(page.getByText('Page 1 of 1')).toBeTruthy();
  });

  it('speaks Dutch with the owner', async () => {
    Object.assign(api().data.restaurant, {
      preparationTimeUnit: 'hrs',
      preparationTimeMin: 1,
      preparationTimeMax: 2,
    });
    openGenerator({ language: 'nl' });
    const page = within(await sheet('Pagina 1 van 1'));
    expect(page.getByText('Actie van vandaag')).toBeTruthy();
    expect(page.getByText('Klaar in 1-2 uur')).toBeTruthy();
    expect(page.getByText('21 november 2026')).toBeTruthy();
  });

  it("leads with Dutch names on a Dutch menu, with the kitchen's below them", async () => {
    api().data.dishes = [
      dish('soup', { name: 'Tomato soup', nameNl: 'Tomatensoep', descriptionNl: 'Met brood van hier.', popular: true }),
      dish('wine', { name: 'Cava Brut', nameNl: 'Cava brut' }),
      dish('secret', { name: 'Chef’s Secret' }),
    ];
    for (const each of api().data.categories) if (each.id === 'mains') each.nameNl = 'Hoofdgerechten';
    for (const each of api().data.deals) if (each.featured) each.titleNl = 'Pizza voor twee';
    openGenerator({ language: 'nl' });
    const page = within(await sheet('Pagina 1 van 1'));
    const lineOf = (name: string) =>
      page.getByRole('heading', { level: 4, name }).closest('li')?.textContent.replaceAll('\u00a0', ' ');
    expect(lineOf('Tomatensoep')).toMatch(/Tomato soup · Met brood van hier\.$/);
    expect(page.getByText('Tomato soup').lang).toBe('en');
    expect(lineOf('Cava brut')).not.toContain('Cava Brut');
    expect(lineOf('Chef’s Secret')).toContain('Nederlandse vertaling volgt binnenkort');
    expect(page.getByRole('heading', { level: 3, name: 'Hoofdgerechten' })).toBeTruthy();
    expect(page.getByRole('heading', { name: 'Pizza voor twee' })).toBeTruthy();
  });
});
