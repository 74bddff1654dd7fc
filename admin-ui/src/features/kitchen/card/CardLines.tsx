import { choiceWords, typedCustomizations, type AdminOrder, type AdminOrderLine } from '@pickup/contract';
import { color, radius, VisuallyHidden, useTranslation } from '@pickup/web';
import styled, { css } from 'styled-components';
import { SEARCHED } from '../../../lists/found-text.js';
import { piecesOf } from '../../../order/pieces.js';
import { guarded } from '../../../press-guard/press-guard.js';
import { unbroken } from '../../../order/unbroken.js';
import { isRoomy, TOUCH_LINE, type CardSize } from '../card-height.js';
import { LINE_SIZES, SMALL_SIZES } from './letter-sizes.js';
import { sharedRows } from './shared-rows.js';

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

/** Over the end of the last row. */
const Further = styled.li`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 0 4px 0 8px;
  background: ${color('card')};
  border-radius: ${radius('small')};
  font-size: ${LINE_SIZES.dense};
  font-weight: 800;
  line-height: 1.2;
`;

/* Up to the last letter that has room; a clamp would end it with a word. */
const oneRow = css`
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const severalRows = (rows: number) => css`
  display: -webkit-box;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${rows};
`;

/* A dish begins a row; further rows where there is room for them. */
const SummaryLine = styled.li<{ $rows: number; $made: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 5px;
  padding-inline: 2px;
  color: ${({ theme, $made }) => ($made ? theme.color.soft : 'inherit')};
  font-size: ${LINE_SIZES.dense};
  font-weight: 650;
  line-height: 1.2;
  &:has(+ ${Further}) {
    padding-right: 34px;
  }
  & > span {
    overflow: hidden;
    ${({ $rows }) => ($rows === 1 ? oneRow : severalRows($rows))}
  }
  & i {
    color: ${({ theme, $made }) => ($made ? theme.color.soft : theme.color.highlight)};
    font-style: normal;
  }
`;

const BriefList = styled(List)`
  position: relative;
`;

/** What was chosen, then what was typed, marked as on the ticket: a wish may read like a choice that is paid for. */
const choicesOf = (line: AdminOrderLine) => line.choices.map(choiceWords).map(unbroken);
const wishesOf = (line: AdminOrderLine) => typedCustomizations(line).map((wish) => `»\u00a0${wish}`);
/** What is still to be made with a wish comes first, what is made last. */
const rankOf = (line: AdminOrderLine) => (line.made ? 2 : Number(typedCustomizations(line).length === 0));

interface CardLinesProps {
  order: AdminOrder;
  size: CardSize;
  /** On a dense card. */
  rows: number;
  /** The dish that is looked for. */
  isMarked: (line: AdminOrderLine) => boolean;
  /** Asked to strike a line off, or to take that back. */
  onMade: (order: AdminOrder, line: AdminOrderLine, made: boolean) => void;
}

type BriefLinesProps = Pick<CardLinesProps, 'rows'> & Pick<AdminOrder, 'items'>;

/** What to cook in a few rows: how many more pieces there are than these name. What nobody would guess comes first. */
function BriefLines({ items, rows }: BriefLinesProps) {
  const lines = items.toSorted((one, other) => rankOf(one) - rankOf(other));
  const further = piecesOf(lines.slice(rows));
  const shown = lines.slice(0, rows).map((line) => {
    const more = [...wishesOf(line), ...choicesOf(line)].map((words) => `, ${words}`).join('');
    return { line, more, letters: line.menuItemName.length + more.length };
  });
  const shares = sharedRows(
    shown.map(({ letters }) => letters),
    rows,
  );
  return (
    <BriefList>
      {shown.map(({ line, more }, index) => (
        <SummaryLine key={line.id} $rows={shares[index] ?? 1} $made={line.made}>
          <Quantity>{line.quantity}&nbsp;×</Quantity>
          <span>
            {line.made ? <s {...SEARCHED}>{line.menuItemName}</s> : <span {...SEARCHED}>{line.menuItemName}</span>}
            <i>{more}</i>
          </span>
        </SummaryLine>
      ))}
      {further > 0 && <Further>+{further}</Further>}
    </BriefList>
  );
}

/** What to cook, line by line; a press strikes a line off, unless the line has just come where another card was. */
export function CardLines({ order, size, rows, isMarked, onMade }: CardLinesProps) {
  const { t } = useTranslation();
  if (size === 'dense') return <BriefLines items={order.items} rows={rows} />;
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
                <span {...SEARCHED}>{line.menuItemName}</span>
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
