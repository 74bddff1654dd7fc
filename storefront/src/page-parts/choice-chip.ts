import { color, motion } from '@pickup/web';
import { css } from 'styled-components';

/** A label that its radio or checkbox covers, unseen: it shows itself whether it is chosen and has the focus. */
export const choiceChip = css`
  position: relative;
  cursor: pointer;
  transition: ${motion('background-color, color, border-color')};
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    border-color: ${color('ink')};
  }
  &:has(:checked) {
    background: ${color('inverse')};
    border-color: ${color('inverse')};
    color: ${color('onInverse')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('ink')};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
