import styled from 'styled-components';
import { color, fontSize, motion, radius, space } from '../theme/accessors.js';

/** A native select in our colours. */
export const Select = styled.select`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space(1)} ${space(5)} ${space(1)} ${space(2)};
  background: ${color('card')};
  background-image:
    linear-gradient(45deg, transparent 50%, ${color('soft')} 50%),
    linear-gradient(135deg, ${color('soft')} 50%, transparent 50%);
  background-position:
    right 22px center,
    right 16px center;
  background-size: 6px 6px;
  background-repeat: no-repeat;
  border: 1px solid ${color('edge')};
  border-radius: ${radius('field')};
  color: ${color('ink')};
  font-size: ${fontSize('md')};
  text-overflow: ellipsis;
  appearance: none;
  transition: ${motion('border-color')};
  &:hover:not(:disabled) {
    border-color: ${color('ink')};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
  }
  &:disabled {
    background-color: ${color('sunk')};
    color: ${color('soft')};
    cursor: not-allowed;
  }
`;
