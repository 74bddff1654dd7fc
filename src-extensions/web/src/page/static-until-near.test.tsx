import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HydratingProvider, useStaticUntilNear } from './static-until-near.js';

const added = vi.fn<(dish: string) => void>();

function Dishes({ dishes }: { dishes: readonly string[] }) {
  const asRendered = useStaticUntilNear<HTMLUListElement>(false, [dishes]);
  const shown = dishes.map((dish) => (
    <li key={dish}>
      <button type="button" onClick={() => added(dish)}>
        Add {dish}
        <svg />
      </button>
    </li>
  ));
  return <ul {...asRendered}>{asRendered ? undefined : shown}</ul>;
}

const page = (dishes: readonly string[]) => (
  <HydratingProvider value={true}>
    <Dishes dishes={dishes} />
  </HydratingProvider>
);

/** What is near is told by each test; nothing is at first. */
let comeNear: () => void;
class FarAway implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => told([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

/** Focuses as somebody does who was faster than the page. */
function focusUnwatched(target: HTMLElement): void {
  const hide = (event: Event) => event.stopPropagation();
  window.addEventListener('focusin', hide, true);
  target.focus();
  window.removeEventListener('focusin', hide, true);
}

let root: ReturnType<typeof hydrateRoot>;
let place: HTMLElement;
const button = (dish: string) => {
  const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === `Add ${dish}`);
  if (!found) throw new Error(`No button adds ${dish}`);
  return found;
};
const fire = (target: Element, ...types: string[]) => {
  for (const type of types) target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
};

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', FarAway);
  place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = `<ul>${['soup', 'bread'].map((dish) => `<li><button>Add ${dish}<svg></svg></button></li>`).join('')}</ul>`;
  root = await act(() => hydrateRoot(place, page(['soup', 'bread'])));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  place.remove();
  added.mockReset();
  vi.unstubAllGlobals();
});

describe('a part of a page that is as the server rendered it', () => {
  it('acts on a press once, and from then on by its components', async () => {
    const before = button('bread');
    await act(async () => fire(before, 'mousedown', 'mouseup', 'click'));
    expect(added.mock.calls).toEqual([['bread']]);
    expect(before.isConnected).toBe(false);
    await act(async () => fire(button('bread'), 'mousedown', 'mouseup', 'click'));
    expect(added.mock.calls).toEqual([['bread'], ['bread']]);
  });

  it('acts on a press that hits the icon of a button', async () => {
    const icon = button('bread').querySelector('svg');
    if (!icon) throw new Error('The button has no icon');
    await act(async () => fire(icon, 'mousedown', 'mouseup', 'click'));
    expect(added.mock.calls).toEqual([['bread']]);
  });

  it('acts on a press during which it changes, and shows the change after it', async () => {
    const before = button('bread');
    await act(async () => fire(before, 'mousedown'));
    await act(async () => root.render(page(['soup', 'bread', 'wine'])));
    expect(before.isConnected).toBe(true);
    await act(async () => fire(before, 'mouseup', 'click'));
    expect(added.mock.calls).toEqual([['bread']]);
    expect(button('wine').isConnected).toBe(true);
  });

  it('does not do to one thing what was meant for another', async () => {
    const before = button('bread');
    await act(async () => fire(before, 'mousedown'));
    await act(async () => root.render(page(['soup', 'wine', 'bread'])));
    await act(async () => fire(before, 'mouseup', 'click'));
    expect(added).not.toHaveBeenCalled();
    expect(button('wine').isConnected).toBe(true);
  });

  it.each([
    ['is used', () => fire(button('bread'), 'click')],
    ['comes near', () => comeNear()],
  ])('keeps the focus it had before anybody watched when it %s', async (_, happen) => {
    const before = button('bread');
    focusUnwatched(before);
    expect(before.isConnected).toBe(true);
    await act(async () => happen());
    expect(before.isConnected).toBe(false);
    expect(document.activeElement).toBe(button('bread'));
  });

  it('shows a change at once outside a press', async () => {
    await act(async () => root.render(page(['wine'])));
    expect(button('wine').isConnected).toBe(true);
  });
});
