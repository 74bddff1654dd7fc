import { afterEach, expect, it } from 'vitest';
import { takeEarlyClicks } from './early-clicks.js';

/** The script of the page; it runs when it is loaded. */
const loaders = Object.values(import.meta.glob('../../public/early-clicks.js'));

/** A page as it arrives: drawn, with nothing that answers yet. */
async function arrive(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  for (const load of loaders) await load();
}

const button = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no button ${id}.`);
  return found;
};

/** Makes the buttons work. @returns the ids of those that are pressed from now on */
function wake(): string[] {
  const heard: string[] = [];
  document.querySelectorAll('button').forEach((one) => one.addEventListener('click', () => heard.push(one.id)));
  return heard;
}

afterEach(() => {
  delete window.takeEarlyClicks;
  document.body.innerHTML = '';
});

it('presses again, once each, what was pressed too early, and nothing else', async () => {
  await arrive('<button id="soup"><b>+</b></button><button id="stew"></button><button id="gone"></button><p>words</p>');
  document.querySelector('b')?.click();
  document.querySelector('b')?.click();
  document.querySelector('p')?.click();
  button('gone').click();
  const press = takeEarlyClicks();
  button('gone').remove();
  const heard = wake();
  button('stew').click();
  press();
  expect(heard).toEqual(['stew', 'soup']);
});

it('does without the script that listens', () => {
  expect(() => takeEarlyClicks()()).not.toThrow();
});
