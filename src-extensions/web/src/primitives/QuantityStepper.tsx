import styled from 'styled-components';
import { color, motion, radius } from '../theme/accessors.js';
import { MinusIcon, PlusIcon } from './icons.js';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color('edge')};
  border-radius: ${radius('control')};
  background: ${color('card')};
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  transition: ${motion('background-color')};
  &:hover:not(:disabled) {
    background: ${color('sunk')};
  }
  &:disabled {
    color: ${color('soft')};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Count = styled.output`
  min-width: 2.2ch;
  text-align: center;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

interface QuantityStepperProps {
  value: number;
  /** The plus is off here. */
  max: number;
  /** Zero is reported too: what it means is the caller's business. */
  onChange: (next: number) => void;
  /** Names of the group and its two buttons, e.g. `Decrease Ribollita`. */
  labels: { group: string; decrease: string; increase: string };
}

/** Minus, count, plus: targets of 44 px. */
export function QuantityStepper({ value, max, onChange, labels }: QuantityStepperProps) {
  return (
    <Root role="group" aria-label={labels.group}>
      <Step type="button" aria-label={labels.decrease} onClick={() => onChange(value - 1)}>
        <MinusIcon size={16} />
      </Step>
      <Count aria-live="polite">{value}</Count>
      <Step type="button" aria-label={labels.increase} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <PlusIcon size={16} />
      </Step>
    </Root>
  );
}
