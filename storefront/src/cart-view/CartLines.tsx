import { lineKey, type CartLine } from '@pickup/contract';
import { color, space } from '@pickup/web';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** A longer list scrolls inside itself. */
const SCROLL_BEYOND = 8;

const hint = css`color-mix(in srgb, ${color('edge')} 55%, transparent)`;

/* Positioned, so that visually hidden texts scroll with their lines instead of making the page longer. */
const scrolling = css<{ $maxHeight: number | null }>`
  position: relative;
  max-height: ${({ $maxHeight }) => $maxHeight}px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  /* A shadow at an edge beyond which there is more; at the list's own end what scrolls with it covers the shadow. */
  background:
    linear-gradient(${color('card')} 40%, transparent) top / 100% 40px no-repeat local,
    linear-gradient(transparent, ${color('card')} 60%) bottom / 100% 40px no-repeat local,
    radial-gradient(farthest-side at 50% 0, ${hint}, transparent) top / 100% 12px no-repeat,
    radial-gradient(farthest-side at 50% 100%, ${hint}, transparent) bottom / 100% 12px no-repeat;
  /* Room for a button's target that is larger than its line: without it the list would scroll sideways. */
  margin-inline: calc(-1 * ${space(1)});
  padding-inline: ${space(1)};
`;

const List = styled.ul<{ $maxHeight: number | null }>`
  ${({ $maxHeight }) => ($maxHeight === null ? 'max-height: none;' : scrolling)}
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
  & > li {
    padding-block: ${space(2)};
  }
  & > li:first-child {
    padding-top: 0;
  }
  & > li:last-child {
    padding-bottom: 0;
  }
`;

interface CartLinesProps {
  lines: readonly CartLine[];
  /** Height in px of a list that scrolls. */
  scrollHeight: number;
  label: string;
  children: (line: CartLine) => ReactNode;
}

/** The cart's lines; a long list scrolls, and the keyboard reaches it. */
export function CartLines({ lines, scrollHeight, label, children }: CartLinesProps) {
  const scrolls = lines.length > SCROLL_BEYOND;
  return (
    <List $maxHeight={scrolls ? scrollHeight : null} tabIndex={scrolls ? 0 : undefined} aria-label={label}>
      {lines.map((line) => (
        <li key={lineKey(line)}>{children(line)}</li>
      ))}
    </List>
  );
}
