import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusPageHeading } from './page.js';

const render = (html: string) => {
  document.body.innerHTML = html;
};
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));

afterEach(() => render(''));

describe('focusPageHeading', () => {
  it('moves the focus from the followed link to the heading', async () => {
    render('<a href="#">Menu</a><main><h1>Menu</h1></main>');
    find('a').focus();
    focusPageHeading();
    await frame();
    expect(document.activeElement).toBe(find('h1'));
  });

  it('waits for a heading that is rendered later', async () => {
    render('<main></main>');
    focusPageHeading();
    await frame();
    find('main').innerHTML = '<h1>Menu</h1>';
    await vi.waitFor(() => expect(document.activeElement).toBe(find('h1')));
  });

  it('leaves the focus in a field that was focused meanwhile', async () => {
    render('<main><h1>Sign in</h1><input /></main>');
    focusPageHeading();
    find('input').focus();
    await frame();
    await frame();
    expect(document.activeElement).toBe(find('input'));
  });
});
