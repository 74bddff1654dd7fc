import { color, fontSize, media, radius, space, VisuallyHidden } from '@pickup/web';
import { useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';

/* One line that scrolls sideways where it must. */
const Root = styled.div<{ $wraps: boolean }>`
  position: relative;
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  ${media.phone} {
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(1)};
    border-inline: 0;
    border-radius: 0;
  }
  ${({ $wraps }) =>
    $wraps &&
    css`
      ${media.tablet} {
        flex-wrap: wrap;
        & > button {
          flex-grow: 0;
        }
      }
    `}
`;

const Choice = styled.button`
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: 46px;
  min-height: 46px;
  padding: 0 ${space(2)};
  background: none;
  border: 0;
  border-radius: ${radius('control')};
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  white-space: nowrap;
  ${media.tabletDown} {
    padding-inline: ${space(1.5)};
  }
  &:hover {
    color: ${color('ink')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-pressed='true'] {
    background: ${color('inverse')};
    color: ${color('onInverse')};
  }
`;

const Count = styled.span`
  min-width: 1.7em;
  padding: 0 ${space(0.5)};
  border-radius: ${radius('round')};
  background: ${color('sunk')};
  color: ${color('ink')};
  font-size: ${fontSize('xs')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

interface ChoiceItem<Value> {
  value: Value;
  label: string;
  /** A figure behind the label, and how it is read aloud. */
  count?: { value: number; label: string };
}

interface ChoicesProps<Value> {
  label: string;
  items: readonly ChoiceItem<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** More choices than a line holds: away from a phone they take as many lines as they need. */
  wraps?: boolean;
}

/** Brings the chosen one into sight of a line that scrolls. */
function useChosenInSight(chosen: unknown) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const choice = line.current?.querySelector('[aria-pressed="true"]');
    if (!line.current || !(choice instanceof HTMLElement)) return;
    line.current.scrollLeft = choice.offsetLeft - (line.current.clientWidth - choice.offsetWidth) / 2;
  }, [chosen]);
  return line;
}

/** One of a few: a filter with all of its choices in sight. */
export function Choices<Value extends string | number | boolean | null>({
  label,
  items,
  chosen,
  onChoose,
  wraps = false,
}: ChoicesProps<Value>) {
  const line = useChosenInSight(chosen);
  return (
    <Root ref={line} $wraps={wraps} role="group" aria-label={label}>
      {items.map(({ value, label: text, count }) => (
        <Choice key={String(value)} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text}
          {count && (
            <>
              <Count aria-hidden="true">{count.value}</Count>
              <VisuallyHidden>, {count.label}</VisuallyHidden>
            </>
          )}
        </Choice>
      ))}
    </Root>
  );
}
