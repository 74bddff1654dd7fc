import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStableCallback } from './stable-callback.js';

it('is one function for good, which does what that of the last render does', () => {
  const { result, rerender } = renderHook(({ dish }) => useStableCallback((count: number) => `${count} × ${dish}`), {
    initialProps: { dish: 'soup' },
  });
  const { current: first } = result;
  expect(first(1)).toBe('1 × soup');
  rerender({ dish: 'stew' });
  expect(result.current).toBe(first);
  expect(first(2)).toBe('2 × stew');
});
