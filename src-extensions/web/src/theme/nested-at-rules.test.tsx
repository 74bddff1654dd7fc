import { render } from '@testing-library/react';
import styled, { StyleSheetManager, type RuleSet, css } from 'styled-components';
import { expect, it } from 'vitest';
import { nestAtRules } from './nested-at-rules.js';

/** What is written for these styles, in which the component's class is `.box`. */
function written(styles: RuleSet): string {
  const Box = styled.div`
    ${styles}
  `;
  const style = document.createElement('div');
  document.body.append(style);
  const { container, unmount } = render(
    <StyleSheetManager stylisPlugins={[nestAtRules]} target={style} disableCSSOMInjection>
      <Box />
    </StyleSheetManager>,
  );
  const [, name = ''] = container.firstElementChild?.classList ?? [];
  const text = style.textContent.replaceAll(/\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
  unmount();
  style.remove();
  return text.replaceAll(`.${name}`, '.box').trim();
}

it.each([
  [
    'a condition',
    css`
      color: red;
      @media print {
        color: black;
      }
    `,
    '.box{color:red;}.box{@media print{color:black;}}',
  ],
  [
    'each rule of a condition, in its order',
    css`
      @container dishes (max-width: 16rem) {
        color: red;
        &:hover,
        & > p {
          color: blue;
        }
      }
      margin: 0;
    `,
    '.box{margin:0;}.box{@container dishes (max-width: 16rem){color:red;}}.box:hover,.box>p{@container dishes (max-width: 16rem){color:blue;}}',
  ],
  [
    'rules without a condition',
    css`
      &::after {
        content: '';
      }
    `,
    ".box::after{content:'';}",
  ],
])('writes %s inside of its rule', (_, styles, expected) => {
  expect(written(styles)).toBe(expected);
});

it('leaves a condition within a condition, and what is no condition', () => {
  const twice = css`
    @supports (color: red) {
      @media print {
        color: red;
      }
    }
  `;
  expect(written(twice)).toBe('@supports (color: red){@media print{.box{color:red;}}}');
  expect(
    written(css`
      @layer page {
        color: red;
      }
    `),
  ).toBe('@layer page{.box{color:red;}}');
});
