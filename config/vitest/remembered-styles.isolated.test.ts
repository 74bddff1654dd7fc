// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { rememberStyles } from './remembered-styles.js';

it('keeps what is inherited apart for elements of one class in different places', () => {
  rememberStyles(window);
  const style = document.createElement('style');
  style.textContent = '.trial { visibility: hidden; }';
  document.head.append(style);
  document.body.innerHTML =
    '<div class="trial"><p class="dish">a</p></div><div class="sheet"><p class="dish">b</p></div>';
  const isHidden = [...document.querySelectorAll('.dish')].map(
    (dish) => getComputedStyle(dish).visibility === 'hidden',
  );
  style.remove();
  document.body.replaceChildren();
  expect(isHidden).toEqual([true, false]);
});
