import { shortOrderNumber, type AdminOrder } from '@pickup/contract';
import {
  AlertIcon,
  ClockIcon,
  color,
  font,
  fontSize,
  radius,
  useNow,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { SEARCHED } from '../../../lists/found-text.js';
import { usePickupText, useWhen } from '../../../order/due.js';
import { countdownOf, heatOf, isInstant, type Countdown, type Heat } from '../countdown.js';
import type { CardSize } from '../card-height.js';
import { COUNT_SIZES, cssSize, NUMBER_SIZES, TIME_SIZE, WIDE_HEAD } from './letter-sizes.js';

const GROUNDS = {
  calm: css`
    background: ${color('leafWash')};
    color: ${color('onLeafWash')};
  `,
  soon: css`
    background: ${color('saffron')};
    color: ${color('onSaffron')};
  `,
  late: css`
    background: ${color('accent')};
    color: ${color('onAccent')};
  `,
  later: css`
    background: ${color('preparingWash')};
    color: ${color('onPreparingWash')};
  `,
} satisfies Record<Heat | 'later', ReturnType<typeof css>>;

const Root = styled.header<{ $ground: keyof typeof GROUNDS; $dense: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 6px;
  padding: ${({ $dense }) => ($dense ? '1px 8px' : '5px 10px 7px')};
  border-radius: inherit;
  /* Below it stands what to cook; of an order for later often nothing. */
  ${({ $ground }) => $ground !== 'later' && 'border-bottom-left-radius: 0; border-bottom-right-radius: 0;'}
  ${({ $ground }) => GROUNDS[$ground]}
`;

const Name = styled.h3<{ $size: CardSize }>`
  display: flex;
  align-items: center;
  gap: 7px;
  font-family: ${font('heading')};
  font-size: ${({ $size }) => cssSize(NUMBER_SIZES[$size])};
  line-height: 1.15;
  color: inherit;
  font-variant-numeric: tabular-nums lining-nums;
`;

/* Across the corner, so that every number begins at the same place. */
const Digit = styled.kbd`
  position: absolute;
  top: -8px;
  left: -8px;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  background: ${color('inverse')};
  border-radius: ${radius('round')};
  color: ${color('onInverse')};
  font-family: ${font('body')};
  font-size: 0.8125rem;
  font-weight: 750;
  line-height: 1;
  @media (hover: none) {
    display: none;
  }
`;

/* In a narrow column every head has two lines, number and pickup above the countdown; the details say when it was placed. */
const NARROW = `@container (max-width: ${WIDE_HEAD - 0.02}px)`;

/* A countdown that finds no room beside the number stands below it. */
const Count = styled.p<{ $size: CardSize; $isBelow: boolean; $isTime: boolean }>`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  min-width: 0;
  font-size: ${({ $size, $isTime }) => cssSize($isTime ? TIME_SIZE : COUNT_SIZES[$size])};
  font-weight: 750;
  line-height: 1.1;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  & svg {
    flex: none;
  }
  ${({ $isBelow }) =>
    $isBelow &&
    css`
      ${NARROW} {
        flex: 1 0 100%;
        order: 1;
        justify-content: flex-start;
      }
    `}
`;

const Times = styled.p<{ $isBeside: boolean }>`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  font-size: clamp(0.875rem, 6cqi, 1.125rem);
  font-weight: 600;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  ${({ $isBeside }) =>
    $isBeside &&
    css`
      ${NARROW} {
        flex: none;
        & > :first-child {
          display: none;
        }
      }
    `}
`;

/** In a lane its thick border and the lane's title say so, and the countdown needs the room; a phone's list has no lanes. */
const Fresh = styled(VisuallyHidden)`
  @container (min-width: 340px) {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    padding: 1px 8px;
    clip-path: none;
    border-radius: ${radius('round')};
    background: ${color('inverse')};
    color: ${color('onInverse')};
    font-family: ${font('body')};
    font-size: ${fontSize('xs')};
    font-weight: 700;
    letter-spacing: 0;
  }
`;

/** A countdown in words: `6 min`, `4 min late`, `waits 6 min`. */
export function useCountdownText(): (countdown: Countdown | null) => string {
  const { t } = useTranslation();
  const when = useWhen();
  return (countdown) => {
    switch (countdown?.kind) {
      case 'in':
      case 'late':
      case 'waits':
        return t(`board.countdown.${countdown.kind}`, { count: countdown.minutes });
      case 'at':
        return when(countdown.instant);
      case 'missed':
        return t('board.countdown.missed', { when: when(countdown.instant) });
      case 'now':
        return t('board.countdown.now');
      case undefined:
        return t('board.countdown.unknown');
    }
  };
}

/* A shape for each heat, because colour alone tells some people nothing. */
const SHAPES = { calm: null, soon: <ClockIcon size={15} />, late: <AlertIcon size={15} /> } satisfies Record<
  Heat,
  unknown
>;

interface CardHeadProps {
  order: AdminOrder;
  size: CardSize;
  /** It is for later: its times take the place of the countdown. */
  isLater: boolean;
  /** Nobody has opened it yet. */
  fresh: boolean;
  /** The key that picks the card. */
  digit: number | undefined;
  /** The id of the element that names the card. */
  nameId: string;
  /** What else is said of it. */
  children?: ReactNode;
}

/** What is read of an order from a metre away: its number, and how much time is left. */
export function CardHead({ order, size, isLater, fresh, digit, nameId, children }: CardHeadProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const pickupText = usePickupText();
  const textOf = useCountdownText();
  const countdown = countdownOf(order, useNow());
  const heat = heatOf(countdown);
  const number = shortOrderNumber(order.orderNumber);
  const isDense = size === 'dense';
  return (
    <Root $ground={isLater ? 'later' : heat} $dense={isDense}>
      <Name $size={size}>
        <span id={nameId} {...SEARCHED}>
          <VisuallyHidden>{t('orders.card.name', { number })}</VisuallyHidden>
          <span aria-hidden="true">{number}</span>
        </span>
        {digit !== undefined && <Digit aria-hidden="true">{digit}</Digit>}
        {fresh && <Fresh>{t('orders.new')}</Fresh>}
      </Name>
      <Count $size={size} $isBelow={!isLater && !isDense} $isTime={isLater || isInstant(countdown)}>
        {isLater ? (
          order.pickupTime !== null && when(order.pickupTime)
        ) : (
          <>
            {SHAPES[heat]}
            {textOf(countdown)}
          </>
        )}
      </Count>
      {!isDense && (
        <Times $isBeside={!isLater}>
          {isLater && order.releaseAt !== null ? (
            <span>{t('board.begins', { when: when(order.releaseAt, order.pickupTime ?? undefined) })}</span>
          ) : (
            <>
              <span>{t('orders.card.placed', { when: when(order.createdAt) })}</span>
              <span>{pickupText(order)}</span>
            </>
          )}
        </Times>
      )}
      {children}
    </Root>
  );
}
