import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAfterPress, guarded, usePressGuard } from './press-guard.js';

describe('useAfterPress', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pointer = (type: string) => document.dispatchEvent(new Event(type));

  /** What was done, in its order, by a board that is being pressed. */
  function pressedBoard() {
    const { result, unmount } = renderHook(useAfterPress);
    const done: string[] = [];
    pointer('pointerdown');
    return { done, after: (work: string) => result.current(() => done.push(work)), unmount };
  }

  it('runs work at once while no pointer is down', () => {
    const { result } = renderHook(useAfterPress);
    const work = vi.fn();
    result.current(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('delays work during a press until after its click, in order', () => {
    const { done, after } = pressedBoard();
    after('one');
    vi.advanceTimersByTime(900);
    pointer('pointerup');
    after('two');
    expect(done).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(done).toEqual(['one', 'two']);
    after('three');
    expect(done).toEqual(['one', 'two', 'three']);
  });

  it('waits at most one second for a press that is never released', () => {
    const { done, after } = pressedBoard();
    after('one');
    vi.advanceTimersByTime(999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['one']);
  });

  it('drops delayed work when the board is left', () => {
    const { done, after, unmount } = pressedBoard();
    after('one');
    unmount();
    vi.advanceTimersByTime(2_000);
    expect(done).toEqual([]);
  });
});

describe('usePressGuard', () => {
  /** Buttons that were held up, in their order, with for how long in milliseconds. */
  let held: [acts: string | null, ms: unknown][] = [];

  const { animate } = Element.prototype;

  beforeEach(() => {
    held = [];
    Element.prototype.animate = function animate(frames, options) {
      expect(frames).toEqual([{ pointerEvents: 'none' }, { pointerEvents: 'none' }]);
      held.push([this.getAttribute('data-guarded'), options]);
      return new Animation();
    };
    vi.stubGlobal('Animation', EventTarget);
  });
  afterEach(() => {
    Element.prototype.animate = animate;
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  /** Buttons of an order that stand so far from the top, in pixels. */
  function place(acts: string, top: number) {
    const buttons = document.createElement('div');
    for (const [name, value] of Object.entries(guarded(acts))) buttons.setAttribute(name, value);
    const stand = (at: number) => {
      const box = new DOMRect(0, at, 100, 50);
      buttons.getBoundingClientRect = () => box;
      buttons.getClientRects = () => Object.assign([box], { item: () => box });
    };
    stand(top);
    document.body.append(buttons);
    return { buttons, stand };
  }

  /** Anything that comes makes the guard look around. */
  const somethingComes = () => document.body.append(document.createElement('p'));

  it('disables buttons for a moment that appeared, moved or changed, and no others', async () => {
    const one = place('018 PENDING', 100);
    place('017 PENDING', 300);
    renderHook(usePressGuard);
    expect(held.splice(0)).toEqual([
      ['018 PENDING', 400],
      ['017 PENDING', 400],
    ]);

    one.stand(220);
    somethingComes();
    await waitFor(() => expect(held.splice(0)).toEqual([['018 PENDING', 400]]));

    one.buttons.setAttribute('data-guarded', '018 CONFIRMED');
    await waitFor(() => expect(held.splice(0)).toEqual([['018 CONFIRMED', 800]]));

    // Less than another button's place.
    one.stand(230);
    place('019 PENDING', 500);
    await waitFor(() => expect(held.splice(0)).toEqual([['019 PENDING', 400]]));
  });
});
