import { choiceWords, typedCustomizations, type AdminOrder, type AdminOrderLine } from '@pickup/contract';
import { color, radius, VisuallyHidden, useTranslation } from '@pickup/web';
import styled, { css } from 'styled-components';
import { SEARCHED } from '../../../lists/found-text.js';
import { piecesOf } from '../../../order/pieces.js';
import { guarded } from '../../../press-guard/press-guard.js';
import { unbroken } from '../../../order/unbroken.js';
import { briefLines, isRoomy, TOUCH_LINE, type CardSize } from '../card-height.js';
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

/* A row ends with a whole choice where it can; the dot that would begin a row is cut off. */
const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-left: -0.8em;
  clip-path: inset(-2px 0 -2px 0.8em);
  & > span {
    position: relative;
    padding-left: 0.8em;
    &::before {
      content: '·';
      position: absolute;
      left: 0.27em;
    }
  }
`;

/* In a row of its own. */
const Wish = styled.span`
  display: block;
  padding-left: 0.85em;
  text-indent: -0.85em;
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

/* A dish begins a row, and has as many as its choices need: none is cut off. */
const SummaryLine = styled.li<{ $made: boolean }>`
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
  overflow-wrap: anywhere;
  & i {
    color: ${({ theme, $made }) => ($made ? theme.color.soft : theme.color.highlight)};
    font-style: normal;
  }
`;

const BriefList = styled(List)`
  position: relative;
`;

const choicesOf = (line: AdminOrderLine) => line.choices.map(choiceWords).map(unbroken);
/** What was typed has a mark, as on the ticket: a wish may read like a choice that is paid for. */
const wishesOf = (line: AdminOrderLine) => typedCustomizations(line).map((wish) => `»\u00a0${wish}`);

interface CardLinesProps {
  order: AdminOrder;
  size: CardSize;
  /** So many lines are said on a dense card. */
  lines: number;
  /** The dish that is looked for. */
  isMarked: (line: AdminOrderLine) => boolean;
  /** Asked to strike a line off, or to take that back. */
  onMade: (order: AdminOrder, line: AdminOrderLine, made: boolean) => void;
}

/** What to cook in a few lines: how many more pieces there are than these name. What nobody would guess comes first. */
function BriefLines({ order, lines }: Pick<CardLinesProps, 'order' | 'lines'>) {
  const all = briefLines(order);
  const further = piecesOf(all.slice(lines));
  return (
    <BriefList>
      {all.slice(0, lines).map((line) => (
        <SummaryLine key={line.id} $made={line.made}>
          <Quantity>{line.quantity}&nbsp;×</Quantity>
          <span>
            {line.made ? <s {...SEARCHED}>{line.menuItemName}</s> : <span {...SEARCHED}>{line.menuItemName}</span>}
            {[choicesOf(line).join('\u00a0· '), ...wishesOf(line)].filter(Boolean).map((words, index) => (
              <i key={index}>
                <VisuallyHidden>,</VisuallyHidden> {words}
              </i>
            ))}
          </span>
        </SummaryLine>
      ))}
      {further > 0 && <Further>+{further}</Further>}
    </BriefList>
  );
}

/** What to cook, line by line; a press strikes a line off, unless the line has just come where another card was. */
export function CardLines({ order, size, lines, isMarked, onMade }: CardLinesProps) {
  const { t } = useTranslation();
  if (size === 'dense') return <BriefLines order={order} lines={lines} />;
  return (
    <List {...guarded(order.id)}>
      {order.items.map((line) => (
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
            <Chosen $size={size}>
              <Choices>
                {choicesOf(line).map((words, index) => (
                  <span key={index}>
                    <VisuallyHidden>, </VisuallyHidden>
                    {words}
                  </span>
                ))}
              </Choices>
              {wishesOf(line).map((wish, index) => (
                <Wish key={index}>{wish}</Wish>
              ))}
            </Chosen>
          </Line>
        </li>
      ))}
    </List>
  );
}
