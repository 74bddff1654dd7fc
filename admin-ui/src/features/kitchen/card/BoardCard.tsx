import { shortOrderNumber, type AdminOrder, type AdminOrderLine } from '@pickup/contract';
import { Badge, Card, color, IconButton, MoreIcon, motion, radius, useTranslation } from '@pickup/web';
import { memo } from 'react';
import styled, { css } from 'styled-components';
import { SEARCHED } from '../../../lists/found-text.js';
import { cardId } from '../../../lists/useFocusKeeper.js';
import { useWhen } from '../../../order/due.js';
import { piecesOf } from '../../../order/pieces.js';
import type { Transition } from '../../../order/order-transitions.js';
import type { Step } from '../../../order/StatusButtons.js';
import { guarded } from '../../../press-guard/press-guard.js';
import { useMoney } from '../../../restaurant/useRestaurant.js';
import type { Lane } from '../lanes.js';
import { ALL_LINES, isChangedUnmade, isRoomy, noteSize, type CardSize } from '../card-height.js';
import { CardHead } from './CardHead.js';
import { CardLines } from './CardLines.js';
import { CardNote } from './CardNote.js';
import { LINE_SIZES, SMALL_SIZES } from './letter-sizes.js';
import { NextStep } from './NextStep.js';

const Root = styled(Card)<{ $fresh: boolean }>`
  display: flex;
  flex-direction: column;
  position: relative;
  min-width: 0;
  container-type: inline-size;
  border-radius: ${radius('field')};
  transition: ${motion('box-shadow')};
  scroll-margin: 12px;
  ${({ $fresh }) =>
    $fresh &&
    css`
      border-color: ${color('ink')};
      box-shadow:
        0 0 0 2px ${color('ink')},
        ${color('shadow')};
    `}
  /* Told from the ring of a new order by its colour and a gap. */
  &:focus-visible {
    outline: 4px solid ${color('accent')};
    outline-offset: 3px;
  }
`;

const Body = styled.div<{ $size: CardSize }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ $size }) => (isRoomy($size) ? 6 : 4)}px;
  padding: ${({ $size }) => (isRoomy($size) ? '7px 8px 8px' : '4px 6px 6px')};
  /* Of an order for later, which has nothing to say here. */
  &:empty {
    display: none;
  }
`;

const Who = styled.p<{ $size: CardSize }>`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding-inline: 4px;
  color: ${color('soft')};
  font-size: ${({ $size }) => ($size === 'large' ? '1.0625rem' : '0.875rem')};
  line-height: 1.3;
  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

/* Whoever cooks it has the former lines in the pan. */
const Changed = styled(Badge)`
  align-self: start;
`;

/** Whose it is and how much, in one row where both have room, else below each other. */
const Brief = styled.div<{ $size: CardSize }>`
  display: flex;
  flex-wrap: wrap;
  column-gap: 8px;
  padding-inline: 4px;
  font-size: ${({ $size }) => ($size === 'large' ? LINE_SIZES.full : SMALL_SIZES.compact)};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
`;

const Guest = styled.b`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 600;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** How many dishes are handed over, and what is paid for them. */
const Amount = styled.span`
  display: flex;
  flex: auto;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: 8px;
`;

/** An order for later: few lines, and what is pressed beside them. */
const LaterRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-right: 6px;
  border-radius: inherit;
  background: ${color('preparingWash')};
  /* How much it is stands beside the name or not at all. */
  & ${Brief} {
    flex: 1 0 100%;
    height: 1.25em;
    padding: 0;
    overflow: hidden;
  }
  & ${Guest} {
    -webkit-line-clamp: 1;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 6px;
  margin-top: auto;
`;

const More = styled(IconButton)<{ $size: CardSize }>`
  flex: none;
  width: 44px;
  min-height: ${({ $size }) => (isRoomy($size) ? 48 : 44)}px;
  border-color: ${color('line')};
  background: ${color('sunk')};
`;

/** What a press on a card can ask for; the same for all cards. */
export interface CardActions {
  onMove: (order: AdminOrder, to: Step) => void;
  onDetails: (order: AdminOrder) => void;
  onMade: (order: AdminOrder, line: AdminOrderLine, made: boolean) => void;
}

interface BoardCardProps extends CardActions {
  order: AdminOrder;
  lane: Lane;
  size: CardSize;
  /** So many lines of what to cook are said, on a dense card and on one for later, which may have none. */
  said?: number;
  fresh: boolean;
  digit: number | undefined;
  pending: Transition | undefined;
  isMarked: (line: AdminOrderLine) => boolean;
}

/** One order on the board, readable from a metre away: how much time is left, what to cook, what to do next. */
export const BoardCard = memo(function BoardCard({
  order,
  lane,
  size,
  said = ALL_LINES,
  fresh,
  digit,
  pending,
  isMarked,
  onMove,
  onDetails,
  onMade,
}: BoardCardProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const when = useWhen();
  const id = cardId(order.id);
  const number = shortOrderNumber(order.orderNumber);
  const isToBeMade = lane === 'new' || lane === 'preparing';
  const isLater = lane === 'later';
  const saysDishes = isLater && said > 0;
  const more = (
    <More
      variant="secondary"
      $size={size}
      aria-label={t('orders.card.viewDetailsOf', { number })}
      aria-haspopup="dialog"
      onClick={() => onDetails(order)}
    >
      <MoreIcon size={22} />
    </More>
  );
  const head = { order, size, fresh, digit, isLater, nameId: `${id}-name` };
  const brief = (
    <Brief $size={size}>
      <Guest {...SEARCHED}>{order.customerName}</Guest>
      {!saysDishes && (
        <Amount>
          {t('orders.later.lines', { count: piecesOf(order.items) })}
          {lane === 'ready' && <b>{money(order.total)}</b>}
        </Amount>
      )}
    </Brief>
  );
  return (
    <Root
      as="article"
      id={id}
      tabIndex={-1}
      $fresh={fresh}
      data-order={order.id}
      aria-labelledby={`${id}-name`}
      aria-busy={pending !== undefined}
      aria-keyshortcuts={digit?.toString()}
    >
      {isLater ? (
        <LaterRow>
          <CardHead {...head}>{brief}</CardHead>
          {more}
        </LaterRow>
      ) : (
        <CardHead {...head} />
      )}
      <Body $size={size}>
        {isChangedUnmade(order) && (
          <Changed $tone="saffron">{t('orderEntry.changedAt', { when: when(order.correctedAt) })}</Changed>
        )}
        {isToBeMade && <CardLines {...{ order, size, isMarked, onMade }} lines={said} />}
        {saysDishes && <CardLines {...{ order, isMarked, onMade }} size="dense" lines={said} />}
        {lane === 'ready' && brief}
        {order.notes !== null && <CardNote note={order.notes} size={isLater ? 'dense' : noteSize(order, size)} />}
        {isToBeMade && isRoomy(size) && (
          <Who $size={size}>
            <span {...SEARCHED}>{order.customerName}</span>
            <span>{money(order.total)}</span>
          </Who>
        )}
        {!isLater && (
          <Actions {...guarded(`${order.id} ${order.status}`)}>
            <NextStep order={order} pending={pending} low={!isRoomy(size)} onMove={onMove} />
            {more}
          </Actions>
        )}
      </Body>
    </Root>
  );
});
