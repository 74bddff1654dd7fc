import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import '../install/install-prompt.js';
import { takeEarlyInput } from './early-input.js';

/** The script of the page; it runs when it is loaded. */
const loaders = Object.values(import.meta.glob('../../public/before-hydration.js'));

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
  delete window.deferredInstallPrompt;
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
  expect(clicked).toEqual(['stew']);
  await Promise.resolve();
  expect(clicked).toEqual(['stew', 'soup']);
});

describe('a link that is followed before hydration', () => {
  const PAGE =
    '<button id="soup"></button><a id="cart" href="/cart"></a><a id="skip" href="#content"></a><a id="map" href="https://maps.example/"></a>';
  /** Follows a link. @returns whether the browser was left to do it */
  const follow = (id: string, init: MouseEventInit = {}) =>
    button(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

  it('waits for the presses before it, and is followed after them', async () => {
    await loadPage(PAGE);
    button('soup').click();
    expect(follow('cart')).toBe(false);
    const { replay } = takeEarlyInput();
    const clicked = hydrate();
    button('cart').addEventListener('click', (event) => {
      event.preventDefault();
      clicked.push('cart');
    });
    replay();
    await Promise.resolve();
    expect(clicked).toEqual(['soup', 'cart']);
  });

  it('waits for nothing where nothing was pressed, or where it leaves this page as it is', async () => {
    await loadPage(PAGE);
    const left: boolean[] = [];
    // Asked after the script of the page, which listens first; nothing is loaded here.
    for (const link of document.querySelectorAll('a'))
      link.addEventListener('click', (event) => {
        left.push(!event.defaultPrevented);
        event.preventDefault();
      });
    follow('cart');
    button('soup').click();
    follow('skip');
    follow('map');
    follow('cart', { ctrlKey: true });
    expect(left).toEqual([true, true, true, true]);
    takeEarlyInput().replay();
  });
});

describe('the scripts of a rendered page', () => {
  // Of no type that would be loaded.
  const HELD =
    '<template id="page-scripts"><script type="held" src="/texts.js"></script><script type="held" src="/entry.js"></script></template>';
  const fetched = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
  const paths = () => fetched().map((script) => new URL(script.src).pathname);
  const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  const frames: FrameRequestCallback[] = [];
  const runFrames = () => frames.splice(0).forEach((run) => run(0));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  });
  afterEach(() => {
    takeEarlyInput().replay();
    vi.useRealTimers();
    vi.restoreAllMocks();
    frames.splice(0);
    for (const element of [...fetched(), ...hints()]) element.remove();
  });

  it.each([
    ['a touch', () => window.dispatchEvent(new Event('pointerdown'))],
    ['a key', () => window.dispatchEvent(new Event('keydown'))],
    ['Back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
    ['three seconds', () => vi.advanceTimersByTime(3000)],
  ])('are fetched after %s', async (_, happen) => {
    await loadPage(HELD);
    vi.advanceTimersByTime(2999);
    expect(hints()).toEqual([]);
    happen();
    expect(hints().map(({ href }) => new URL(href).pathname)).toEqual(['/texts.js', '/entry.js']);
  });

  it('are fetched two frames after everything has loaded where the browser tells of no paints', async () => {
    await loadPage(HELD);
    window.dispatchEvent(new Event('load'));
    runFrames();
    expect(hints()).toEqual([]);
    runFrames();
    expect(hints()).toHaveLength(2);
  });

  it('wait for the paint itself where the browser tells of it', async () => {
    vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] });
    onTestFinished(() => void vi.unstubAllGlobals());
    const paints = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
    const runTwoFrames = () => {
      runFrames();
      runFrames();
    };
    await loadPage(HELD);
    window.dispatchEvent(new Event('load'));
    runTwoFrames();
    runTwoFrames();
    expect(hints()).toEqual([]);
    paints.mockReturnValue([performance.mark('painted')]);
    performance.clearMarks('painted');
    runTwoFrames();
    expect(hints()).toHaveLength(2);
    expect(paints).toHaveBeenCalledWith('first-contentful-paint');
    expect(frames).toEqual([]);
  });

  it('run one after the other, each once, whether or not one before could be fetched', async () => {
    await loadPage(HELD);
    window.dispatchEvent(new Event('pointerdown'));
    expect(paths()).toEqual(['/texts.js']);
    fetched()[0]?.dispatchEvent(new Event('error'));
    expect(paths()).toEqual(['/texts.js', '/entry.js']);
    fetched()[1]?.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(3000);
    runFrames();
    expect(paths()).toEqual(['/texts.js', '/entry.js']);
    expect(document.getElementById('page-scripts')).toBeNull();
  });

  it('are left to a page that names its scripts by itself', async () => {
    await loadPage('<p>A page that the browser renders</p>');
    vi.advanceTimersByTime(3000);
    expect([...paths(), ...hints()]).toEqual([]);
  });
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
  expect([question.defaultPrevented, window.deferredInstallPrompt]).toEqual([true, question]);
  takeEarlyInput().replay();
});
