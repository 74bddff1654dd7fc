import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, motion, radius, space } from '../theme/accessors.js';

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 44px;
  font-weight: 600;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    color: ${color('soft')};
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  display: block;
  font-size: ${fontSize('xs')};
  font-weight: 400;
  color: ${color('soft')};
`;

const Track = styled.input`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  margin: 0;
  appearance: none;
  background: ${color('sunk')};
  border: 2px solid ${color('edge')};
  border-radius: ${radius('round')};
  cursor: inherit;
  transition: ${motion('background-color, border-color')};
  &::after {
    content: '';
    position: absolute;
    inset: 4px auto 4px 4px;
    width: 20px;
    border-radius: ${radius('round')};
    background: ${color('edge')};
    transition: ${motion('transform, background-color')};
  }
  &:checked {
    background: ${color('leaf')};
    border-color: ${color('leaf')};
  }
  &:checked::after {
    transform: translateX(20px);
    background: ${color('card')};
  }
  &:disabled {
    opacity: 0.6;
  }
`;

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Something that is on or off, with its words beside it. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch({ label, hint, ...rest }, ref) {
  return (
    <Root>
      {/* eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state */}
      <Track {...rest} ref={ref} type="checkbox" role="switch" />
      <Words>
        {label}
        {hint && <Hint>{hint}</Hint>}
      </Words>
    </Root>
  );
});
