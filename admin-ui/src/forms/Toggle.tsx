import { CheckIcon, color, fontSize, motion, radius, space } from '@pickup/web';
import { forwardRef, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';

/** Toggles side by side, as many as fit. `$min` is the narrowest, in px. */
export const ToggleGrid = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min ?? 132}px), 1fr));
  gap: ${space(1)};
  min-width: 0;
`;

const Root = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: ${space(0.5)} ${space(1.5)};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('field')};
  background: ${color('card')};
  font-size: ${fontSize('sm')};
  font-weight: 550;
  cursor: pointer;
  transition: ${motion('background-color, border-color')};
  &:hover {
    border-color: ${color('ink')};
  }
  &:has(:checked) {
    background: ${color('leafWash')};
    border-color: ${color('leaf')};
    color: ${color('onLeafWash')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('ink')};
    outline-offset: 2px;
  }
`;

/* Invisible, but there for keyboard and screen readers; its label shows its state. */
const Input = styled.input`
  position: absolute;
  /* Over the border too, so that all of it can be clicked. */
  inset: -1px;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/* An empty box or ring shows that it can be chosen. */
const Mark = styled.span<{ $round: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${color('edge')};
  border-radius: ${({ theme, $round }) => ($round ? theme.radius.round : `calc(${theme.radius.small} / 2)`)};
  background: ${color('card')};
  & svg {
    visibility: hidden;
  }
  :checked + & {
    background: ${color('leaf')};
    border-color: ${color('leaf')};
    color: ${color('card')};
  }
  :checked + & svg {
    visibility: visible;
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
}

/** One of several things that can be chosen, large enough for a thumb. */
export const Toggle = forwardRef<HTMLInputElement, ToggleProps>(function Toggle({ label, ...input }, ref) {
  return (
    <Root>
      <Input {...input} ref={ref} />
      <Mark $round={input.type === 'radio'}>
        <CheckIcon size={16} />
      </Mark>
      <Words>{label}</Words>
    </Root>
  );
});
