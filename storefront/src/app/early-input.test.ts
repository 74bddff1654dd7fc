import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import '../installed/install-prompt.js';
import { takeEarlyInput } from './early-input.js';

/** The script of the page; it runs when it is loaded. */
const loaders = Object.values(import.meta.glob('../../public/early-input.js'));

const unasked: unknown = Reflect.get(window, 'onbeforeinstallprompt');

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
  delete window.takeEarlyInput;
  delete window.keptInstallPrompt;
  Reflect.set(window, 'onbeforeinstallprompt', unasked);
  vi.resetModules();
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
  const { replay } = takeEarlyInput();
  button('gone').remove();
  const clicked = hydrate();
  button('stew').click();
  replay();
  expect(clicked).toEqual(['stew', 'soup']);
});

it('does nothing when the script that collects them has not loaded', () => {
  expect(() => takeEarlyInput().replay()).not.toThrow();
});

it('holds back Back and Forward until hydration is over, and says whether there was one before it', async () => {
  await loadPage('');
  const follow = vi.fn();
  window.addEventListener('popstate', follow);
  onTestFinished(() => window.removeEventListener('popstate', follow));
  const move = () => window.dispatchEvent(new PopStateEvent('popstate'));

  move();
  expect(follow).toHaveBeenCalledTimes(1);
  const { moved, replay } = takeEarlyInput();
  expect(moved).toBe(true);
  move();
  move();
  expect(follow).toHaveBeenCalledTimes(1);
  replay();
  expect(follow).toHaveBeenCalledTimes(2);
  move();
  expect(follow).toHaveBeenCalledTimes(3);
});

it('replays no Back or Forward where there was none', async () => {
  await loadPage('');
  const follow = vi.fn();
  window.addEventListener('popstate', follow);
  onTestFinished(() => window.removeEventListener('popstate', follow));
  const { moved, replay } = takeEarlyInput();
  replay();
  expect(moved).toBe(false);
  expect(follow).not.toHaveBeenCalled();
});

it("keeps the browser's question whether to install the site, so that it asks nobody by itself", async () => {
  await loadPage('');
  const question = new Event('beforeinstallprompt', { cancelable: true });
  const listener: unknown = Reflect.get(window, 'onbeforeinstallprompt');
  if (typeof listener === 'function') Reflect.apply(listener, window, [question]);
  expect([question.defaultPrevented, window.keptInstallPrompt]).toEqual([true, question]);
  takeEarlyInput().replay();
});
