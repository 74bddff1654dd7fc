// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { rememberStyles } from './remembered-styles.js';

rememberStyles(window);

const sheet = (text: string) => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
};

const visibilities = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element).visibility);

it('keeps what is inherited apart for elements of one class in different places', () => {
  const style = sheet('.trial { visibility: hidden; }');
  document.body.innerHTML =
    '<div class="trial"><p class="dish">a</p></div><div class="sheet"><p class="dish">b</p></div>';
  expect(visibilities('.dish')).toEqual(['hidden', '']);
  style.remove();
  document.body.replaceChildren();
});

it('finds what is said in a media query, in a later sheet and in an own style', () => {
  document.body.innerHTML =
    '<p class="first">a</p><p class="second">b</p><div style="visibility: hidden"><p class="third">c</p></div><p class="fourth">d</p>';
  const styles = [sheet('@media (min-width: 1px) { .first { visibility: hidden; } }')];
  expect(visibilities('.first')).toEqual(['hidden']);
  styles.push(sheet('.second { visibility: hidden; animation-name: turn; overflow-y: auto; }'));
  const second = document.querySelector('.second');
  if (!second) throw new Error('There is no second element.');
  const { visibility, animationName, overflowY } = getComputedStyle(second);
  expect({ visibility, animationName, overflowY }).toEqual({
    visibility: 'hidden',
    animationName: 'turn',
    overflowY: 'auto',
  });
  expect([visibilities('.third'), visibilities('.fourth')]).toEqual([['hidden'], ['']]);
  for (const style of styles) style.remove();
  document.body.replaceChildren();
});
