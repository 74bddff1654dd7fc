import { onlineManager } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PropertySymbol } from 'happy-dom';
import { createElement, Fragment } from 'react';
import { afterAll, expect } from 'vitest';

/*
 * The screens of a worker share a window too. What leaks.setup.ts is for the process, this is for the window: a file
 * that leaves something behind there fails by name.
 */

/** How many listeners stand on a target, by event. */
function listeners(target: unknown): Record<string, number> {
  if (typeof target !== 'object' || target === null) throw new Error('There is nothing to listen to.');
  const phases: unknown = Reflect.get(target, PropertySymbol.listeners);
  const counted = Object.entries(phases ?? {}).flatMap(([phase, byType]: [string, unknown]) =>
    byType instanceof Map
      ? [...byType].map(([type, found]: [unknown, unknown]): [string, number] => [
          `${String(type)}, ${phase}`,
          Array.isArray(found) ? found.length : 0,
        ])
      : [],
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/**
 * What the window has a value for, without the runner's own names, which begin with `__`, `event`, which is the last one,
 * and `CSS`, which happy-dom makes anew for each look.
 */
const values = () =>
  Object.getOwnPropertyNames(globalThis)
    .filter((name) => !name.startsWith('__') && name !== 'event' && name !== 'CSS')
    .map((name): [string, unknown] => [name, Reflect.get(globalThis, name)]);

/** Where tests put what the page is to believe. */
const places = () => ({
  document,
  navigator,
  URL,
  'Navigator.prototype': Navigator.prototype,
  'Document.prototype': Document.prototype,
  'Element.prototype': Element.prototype,
  'HTMLElement.prototype': HTMLElement.prototype,
  'HTMLImageElement.prototype': HTMLImageElement.prototype,
  'HTMLInputElement.prototype': HTMLInputElement.prototype,
});

/** What stands at those places, by name and part: a value, or what reads and writes it. */
const described = () =>
  Object.entries(places()).flatMap(([place, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object)).flatMap(([name, property]) =>
      Object.entries(property).map(([part, found]: [string, unknown]): [string, unknown] => [
        `${place}.${name}, ${part}`,
        found,
      ]),
    ),
  );

/** The names under which something else stands than before. */
function changed(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !Object.is(before.get(name), after.get(name)));
}

if (typeof window !== 'undefined') {
  const shared: unknown = Reflect.get(document, PropertySymbol.window);
  const attributes = () =>
    [document.documentElement, document.body].map(({ outerHTML }) => outerHTML.slice(0, outerHTML.indexOf('>') + 1));
  const look = () => ({
    values: new Map([...values(), ...described()]),
    windowListeners: listeners(shared),
    documentListeners: listeners(document),
    attributes: attributes(),
  });

  // The library behind toasts listens to the document, and takes that listener from the window (sonner 2.0).
  const original = window.removeEventListener;
  const remove = original.bind(window);
  window.removeEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type === 'visibilitychange') document.removeEventListener(type, ...rest);
    remove(type, ...rest);
  };

  // React and user-event listen to a document for good, from their first use on.
  render(createElement(Fragment)).unmount();
  userEvent.setup();
  document.body.replaceChildren();
  const before = look();
  const styles = [...document.querySelectorAll('style')];

  afterAll(() => {
    const after = look();
    window.removeEventListener = original;
    expect(changed(before.values, after.values), 'something of the window is left changed').toEqual([]);
    expect(after.windowListeners, 'a listener of the window is left behind').toEqual(before.windowListeners);
    expect(after.documentListeners, 'a listener of the document is left behind').toEqual(before.documentListeners);
    expect(after.attributes, 'the page’s own elements are left changed').toEqual(before.attributes);
    expect(
      styles.filter(({ isConnected }) => !isConnected),
      'a style sheet of others is taken away',
    ).toEqual([]);
    expect(document.body.innerHTML, 'something is left on the page').toBe('');
    // After an `offline` event all queries of the worker wait for an `online` one: those of the next file would too.
    expect(onlineManager.isOnline(), 'queries are left without a network').toBe(true);
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)], 'a stored value is left behind').toEqual([]);
  });
}
