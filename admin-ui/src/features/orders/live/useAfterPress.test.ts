import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPress } from './useAfterPress.js';

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

it('does everything at once while nothing is pressed', () => {
  const { result } = renderHook(useAfterPress);
  const work = vi.fn();
  result.current(work);
  expect(work).toHaveBeenCalledOnce();
});

it('keeps what comes during a press until its click is done, in its order', () => {
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

it('waits for a press that is never released no longer than a second', () => {
  const { done, after } = pressedBoard();
  after('one');
  vi.advanceTimersByTime(999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['one']);
});

it('forgets what it kept when the board is left', () => {
  const { done, after, unmount } = pressedBoard();
  after('one');
  unmount();
  vi.advanceTimersByTime(2_000);
  expect(done).toEqual([]);
});
