import { useId } from 'react';
import styled from 'styled-components';
import { color, fontSize, motion, radius, space } from '../theme/accessors.js';
import { MinusIcon, PlusIcon } from './icons.js';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color('edge')};
  border-radius: ${radius('control')};
  background: ${color('card')};
`;

const Step = styled.button<{ $isLarge: boolean }>`
  display: grid;
  place-items: center;
  width: ${({ $isLarge }) => ($isLarge ? 52 : 44)}px;
  height: ${({ $isLarge }) => ($isLarge ? 52 : 44)}px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  transition: ${motion('background-color')};
  &:hover:not([aria-disabled]) {
    background: ${color('sunk')};
  }
  &[aria-disabled] {
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

const Hint = styled.p`
  margin-top: ${space(0.5)};
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

interface QuantityStepperProps {
  value: number;
  /** The minus is off here; unless told it never is. */
  min?: number;
  /** The plus is off here. */
  max: number;
  /** Why, shown once the plus is off. */
  maxHint?: string | undefined;
  /** Zero is reported too: what it means is the caller's business. */
  onChange: (next: number) => void;
  /** For wet hands. */
  isLarge?: boolean;
  /** Names of the group and its two buttons, e.g. `Decrease Ribollita`. */
  labels: { group: string; decrease: string; increase: string };
}

/** Minus, count, plus: targets of 44 px, or of 52 px. */
export function QuantityStepper({ value, min, max, maxHint, onChange, isLarge = false, labels }: QuantityStepperProps) {
  const hintId = useId();
  const isFull = value >= max;
  const isLeast = min !== undefined && value <= min;
  const hint = isFull ? maxHint : undefined;
  return (
    <div>
      <Root role="group" aria-label={labels.group}>
        <Step
          $isLarge={isLarge}
          type="button"
          aria-label={labels.decrease}
          aria-disabled={isLeast || undefined}
          onClick={() => {
            if (!isLeast) onChange(value - 1);
          }}
        >
          <MinusIcon size={16} />
        </Step>
        <Count aria-live="polite">{value}</Count>
        {/* Off without `disabled`, which would take the focus from whoever has just reached the maximum. */}
        <Step
          $isLarge={isLarge}
          type="button"
          aria-label={labels.increase}
          aria-disabled={isFull || undefined}
          aria-describedby={hint === undefined ? undefined : hintId}
          onClick={() => {
            if (!isFull) onChange(value + 1);
          }}
        >
          <PlusIcon size={16} />
        </Step>
      </Root>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}
