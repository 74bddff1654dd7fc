import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { centerInLine, useElementInView } from './element-in-view.js';

/** Puts an element so many px below the window's upper edge. */
function place(id: string, top: number) {
  const element = document.createElement('section');
  element.id = id;
  element.tabIndex = -1;
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 50);
  document.body.append(element);
}

/** What is in view below a strip that ends 130 px below the upper edge, of elements that begin at these places. */
function inView(tops: Record<string, number>, focused?: string): string | null {
  for (const [id, top] of Object.entries(tops)) place(id, top);
  if (focused !== undefined) document.getElementById(focused)?.focus();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((follow) => {
    follow(0);
    return 0;
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
  const strip = { current: document.createElement('div') };
  strip.current.getBoundingClientRect = () => new DOMRect(0, 70, 100, 60);
  const { result, unmount } = renderHook(() => useElementInView(Object.keys(tops), strip));
  act(() => void window.dispatchEvent(new Event('scroll')));
  const { current } = result;
  unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  return current;
}

it('is the element that was scrolled to below the strip', () => {
  expect(inView({ first: -400, second: 136, third: 700 })).toBe('second');
});

it('is none above the first', () => {
  expect(inView({ first: 300, second: 700 })).toBeNull();
});

it('is the lowest of several columns, and of two beside each other the first', () => {
  expect(inView({ left: -800, leftBelow: 100, right: -800, rightBelow: -200 })).toBe('leftBelow');
  expect(inView({ left: 100, right: 100 })).toBe('left');
});

it('is, of those at the line, the one that has the focus, but none that is out of sight', () => {
  expect(inView({ left: 150, right: 136 }, 'right')).toBe('right');
  expect(inView({ left: 150, right: -136 }, 'right')).toBe('left');
  expect(inView({ left: 150, below: 700 }, 'below')).toBe('left');
});

it('is, in a dialog that scrolls by itself, one of its own at whatever height the page is', () => {
  const body = document.createElement('div');
  body.style.overflowY = 'auto';
  const strip = document.createElement('div');
  strip.getBoundingClientRect = () => new DOMRect(0, 70, 100, 60);
  body.append(strip);
  document.body.append(body);
  place('first', -400);
  place('second', 136);
  vi.spyOn(body, 'scrollHeight', 'get').mockReturnValue(9000);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((follow) => {
    follow(0);
    return 0;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
  const { result } = renderHook(() => useElementInView(['first', 'second'], { current: strip }));
  expect(result.current).toBeNull();
  body.scrollTop = 500;
  act(() => void body.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe('second');
});

describe('a line that scrolls sideways', () => {
  function lineOf() {
    const line = document.createElement('div');
    line.innerHTML = '<button>One</button><button>Two</button>';
    const [one, two] = line.querySelectorAll('button');
    if (!one || !two) throw new Error('There are no buttons');
    two.getBoundingClientRect = () => new DOMRect(400, 0, 80, 44);
    document.body.append(line);
    onTestFinished(() => line.remove());
    return { line, one, two };
  }

  it('brings an element into its middle', () => {
    const { line, two } = lineOf();
    centerInLine(line, two);
    expect(line.scrollLeft).toBeGreaterThan(300);
  });

  it('stays where it is while the keyboard is at another of its elements', () => {
    const { line, one, two } = lineOf();
    one.focus();
    centerInLine(line, two);
    expect(line.scrollLeft).toBe(0);
  });
});
