import { color, fontSize, media, radius, space, VisuallyHidden } from '@pickup/web';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { scrollShadows } from '../screen/scroll-shadows.js';

/* One line that scrolls sideways where it must. */
const Root = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  /* A mouse has no other way to what is out of sight. */
  ${media.hover} {
    scrollbar-width: thin;
  }
  ${scrollShadows('card')}
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  /* As wide as its choices, not as the page. */
  @media (min-width: 700px) {
    width: fit-content;
    max-width: 100%;
  }
  ${media.phone} {
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(1)};
    border-inline: 0;
    border-radius: 0;
  }
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
    &:focus-visible {
      /* The ring of the others would not be seen on its ground. */
      outline-color: ${color('onInverse')};
      outline-offset: -6px;
    }
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
}

/** Brings the chosen one into sight of a line that scrolls, and again when figures have made it longer. */
function useChosenInSight(chosen: unknown, isCounted: boolean) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const choice = line.current?.querySelector('[aria-pressed="true"]');
    if (!line.current || !(choice instanceof HTMLElement)) return;
    line.current.scrollLeft = choice.offsetLeft - (line.current.clientWidth - choice.offsetWidth) / 2;
  }, [chosen, isCounted]);
  return line;
}

/** One of a few: a filter with its choices in one line. */
export function Choices<Value extends string | number | boolean | null>({
  label,
  items,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  const line = useChosenInSight(
    chosen,
    items.some(({ count }) => count !== undefined),
  );
  return (
    <Root ref={line} role="group" aria-label={label}>
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
