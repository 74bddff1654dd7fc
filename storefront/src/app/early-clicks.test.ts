import { afterEach, expect, it } from 'vitest';
import { takeEarlyClicks } from './early-clicks.js';

/** The script of the page; it runs when it is loaded. */
const loaders = Object.values(import.meta.glob('../../public/early-clicks.js'));

/** A server-rendered page before it is hydrated. */
async function loadPage(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  for (const load of loaders) await load();
}

const button = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no button ${id}.`);
  return found;
};

/** Hydrates the buttons. @returns the ids of those that are clicked from now on */
function hydrate(): string[] {
  const clicked: string[] = [];
  document.querySelectorAll('button').forEach((one) => one.addEventListener('click', () => clicked.push(one.id)));
  return clicked;
}

afterEach(() => {
  delete window.takeEarlyClicks;
  document.body.innerHTML = '';
});

it('clicks each button once that was pressed before hydration, and no other', async () => {
  await loadPage(
    '<button id="soup"><b>+</b></button><button id="stew"></button><button id="gone"></button><p>words</p>',
  );
  document.querySelector('b')?.click();
  document.querySelector('b')?.click();
  document.querySelector('p')?.click();
  button('gone').click();
  const press = takeEarlyClicks();
  button('gone').remove();
  const clicked = hydrate();
  button('stew').click();
  press();
  expect(clicked).toEqual(['stew', 'soup']);
});

it('does nothing when the script that collects clicks has not loaded', () => {
  expect(() => takeEarlyClicks()()).not.toThrow();
});
