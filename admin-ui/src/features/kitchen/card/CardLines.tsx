import { choiceWords, typedCustomizations, type AdminOrder, type AdminOrderLine } from '@pickup/contract';
import { color, radius, VisuallyHidden, useTranslation } from '@pickup/web';
import styled, { css } from 'styled-components';
import { piecesOf } from '../../../order/pieces.js';
import { guarded } from '../../../press-guard/press-guard.js';
import { unbroken } from '../../../order/unbroken.js';
import { isRoomy, TOUCH_LINE, type CardSize } from '../card-height.js';
import { LINE_SIZES, SMALL_SIZES } from './letter-sizes.js';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const struck = css`
  color: ${color('soft')};
  text-decoration: line-through;
  text-decoration-thickness: 2px;
`;

const Line = styled.button<{ $size: CardSize; $marked: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 6px;
  width: 100%;
  min-height: ${({ $size }) => (isRoomy($size) ? 32 : 26)}px;
  align-content: center;
  @media (pointer: coarse) {
    min-height: ${({ $size }) => TOUCH_LINE[$size]}px;
  }
  padding: 3px 4px;
  background: ${({ theme, $marked }) => ($marked ? theme.color.noteWash : 'none')};
  border: 0;
  border-radius: ${radius('small')};
  color: inherit;
  font: inherit;
  font-size: ${({ $size }) => LINE_SIZES[$size]};
  font-weight: 650;
  line-height: 1.2;
  text-align: left;
  overflow-wrap: anywhere;
  &[aria-pressed='true'] {
    ${struck}
  }
`;

const Quantity = styled.b`
  font-weight: 800;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Chosen = styled.span<{ $size: CardSize }>`
  grid-column: 2;
  color: ${color('highlight')};
  font-size: ${({ $size }) => SMALL_SIZES[$size]};
  font-weight: 700;
  [aria-pressed='true'] > & {
    color: inherit;
  }
`;

/* A few rows of words, however many lines the order has. */
const Summary = styled.p<{ $rows: number }>`
  display: -webkit-box;
  overflow: hidden;
  padding-inline: 2px;
  font-size: ${LINE_SIZES.dense};
  font-weight: 650;
  line-height: 1.2;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $rows }) => $rows};
`;

const Part = styled.span<{ $made: boolean }>`
  color: ${({ theme, $made }) => ($made ? theme.color.soft : 'inherit')};
  & i {
    color: ${({ theme, $made }) => ($made ? theme.color.soft : theme.color.highlight)};
    font-style: normal;
  }
`;

/** What was chosen, then what was typed, marked as on the ticket: a wish may read like a choice that is paid for. */
const choicesOf = (line: AdminOrderLine) => line.choices.map(choiceWords).map(unbroken);
const wishesOf = (line: AdminOrderLine) => typedCustomizations(line).map((wish) => `»\u00a0${wish}`);
/** A wish for what is still to be made. */
const hasWish = (line: AdminOrderLine) => Number(!line.made && typedCustomizations(line).length > 0);

interface CardLinesProps {
  order: AdminOrder;
  size: CardSize;
  /** Of words, on a dense card. */
  rows: number;
  /** The dish that is looked for. */
  isMarked: (line: AdminOrderLine) => boolean;
  /** Asked to strike a line off, or to take that back. */
  onMade: (order: AdminOrder, line: AdminOrderLine, made: boolean) => void;
}

/** What to cook, line by line; a press strikes a line off, unless the line has just come where another card was. A dense card says it in a few rows of words. */
export function CardLines({ order, size, rows, isMarked, onMade }: CardLinesProps) {
  const { t } = useTranslation();
  if (size === 'dense')
    return (
      <Summary $rows={rows}>
        {/* Not all of them may fit: what nobody would guess comes first. */}
        {order.items.length > 1 && `${t('orders.later.lines', { count: piecesOf(order.items) })}: `}
        {order.items
          .toSorted((one, other) => hasWish(other) - hasWish(one))
          .map((line, index) => (
            <Part key={line.id} as={line.made ? 's' : 'span'} $made={line.made}>
              {index > 0 && '\u00a0· '}
              {line.quantity}&nbsp;×&nbsp;{line.menuItemName}
              <i>{[...wishesOf(line), ...choicesOf(line)].map((words) => `, ${words}`)}</i>
            </Part>
          ))}
      </Summary>
    );
  return (
    <List {...guarded(order.id)}>
      {order.items.map((line) => {
        const words = [...choicesOf(line), ...wishesOf(line)];
        return (
          <li key={line.id}>
            <Line
              type="button"
              aria-pressed={line.made}
              $size={size}
              $marked={isMarked(line)}
              onClick={() => onMade(order, line, !line.made)}
            >
              <Quantity>{line.quantity} ×</Quantity>
              <span>
                {line.menuItemName}
                <VisuallyHidden>, {t('board.line.made')}</VisuallyHidden>
              </span>
              {words.length > 0 && <Chosen $size={size}>{words.join('\u00a0· ')}</Chosen>}
            </Line>
          </li>
        );
      })}
    </List>
  );
}
