import type { AdminOrder } from '@pickup/contract';
import {
  BackIcon,
  Button,
  CheckIcon,
  ButtonLink,
  color,
  fontSize,
  IconButton,
  PlusIcon,
  radius,
  SearchIcon,
  useApiQuery,
  useMediaQuery,
  useNow,
  visuallyHidden,
  useTranslation,
} from '@pickup/web';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useLiveOrders } from '../../../live-orders/LiveOrders.js';
import { waitingSince } from '../../../live-orders/unopened-orders.js';
import { guarded } from '../../../press-guard/press-guard.js';
import { KitchenBar } from '../control/KitchenBar.js';
import { lateOrders } from '../countdown.js';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  padding: 6px 16px;
  background: ${color('card')};
  border-bottom: 1px solid ${color('line')};
  /* With less between, everything fits into one row more often. */
  @media (max-width: 1399.98px) {
    gap: 6px;
  }
  @media (max-width: 999.98px) {
    padding-inline: 10px;
  }
`;

const BackLink = styled(ButtonLink)`
  flex: none;
  width: 44px;
  padding: 0;
`;

const Title = styled.h1<{ $givesWay: boolean }>`
  white-space: nowrap;
  font-size: ${fontSize('xl')};
  line-height: 1.1;
  /* On a phone what is late or new has its row, so that the first card stands higher. */
  @media (max-width: 699.98px) {
    ${({ $givesWay }) => $givesWay && visuallyHidden}
  }
`;

/** Where late and new would need a row more in their usual letters. */
const smallLetters = css`
  @media (max-width: 767.98px) {
    padding-inline: 8px;
    font-size: ${fontSize('xs')};
  }
  /* Below the tools of a phone; the first of them beside these. */
  @media (max-width: 699.98px) {
    order: 2;
    ${Title} + & {
      order: 0;
    }
  }
`;

const Chip = styled.p<{ $late?: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 0 12px;
  border: 1px solid ${({ theme, $late }) => ($late ? theme.color.accent : theme.color.line)};
  border-radius: ${radius('control')};
  background: ${({ theme, $late }) => ($late ? theme.color.accent : theme.color.card)};
  color: ${({ theme, $late }) => ($late ? theme.color.onAccent : theme.color.ink)};
  font-size: ${fontSize('sm')};
  font-weight: 700;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  ${smallLetters}
  @media (max-width: 699.98px) {
    min-height: 44px;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: 6px;
  margin-left: auto;
  @media (max-width: 699.98px) {
    order: 1;
  }
`;

const New = styled(Button)`
  flex: none;
  min-height: 44px;
  padding-inline: 12px;
  background: ${color('saffron')};
  color: ${color('onSaffron')};
  font-weight: 750;
  white-space: nowrap;
  ${smallLetters}
  @media (max-width: 699.98px) {
    & > span {
      display: none;
    }
  }
  &:hover {
    background: color-mix(in srgb, ${color('saffron')} 85%, ${color('onSaffron')});
  }
`;

/** It gives way to the orders that ring, so that the bar keeps to one row. */
const Open = styled(Chip)`
  @media (max-width: 1099.98px) {
    display: none;
  }
  ${New} + & {
    @media (max-width: 1379.98px) {
      display: none;
    }
  }
`;

const MINUTE_MS = 60_000;

interface NewOrders {
  /** Oldest first. */
  unopened: readonly AdminOrder[];
}

/** The orders that ring: how many, how long the oldest; a press says that they are seen. */
function NewOrdersChip({ unopened, onMarkOpened }: Pick<BoardBarProps, 'onMarkOpened'> & NewOrders) {
  const { t } = useTranslation();
  const now = useNow();
  const [oldest] = unopened;
  if (!oldest) return null;
  const minutes = Math.max(0, Math.floor((now - waitingSince(oldest)) / MINUTE_MS));
  const words = t('board.new.waiting', { count: unopened.length, minutes });
  return (
    <New
      aria-label={`${words} ${t('board.new.seen')}: ${t('orders.board.seeAll')}`}
      onClick={() => onMarkOpened(unopened)}
      {...guarded(unopened.map(({ id }) => id).join(' '))}
    >
      {words} <CheckIcon size={18} /> <span>{t('board.new.seen')}</span>
    </New>
  );
}

/** Its words give way on narrow screens. */
const NewOrder = styled(Button)`
  min-width: 44px;
  white-space: nowrap;
  padding-inline: 12px;
  @media (max-width: 1299.98px) {
    & > span {
      display: none;
    }
  }
`;

interface BoardBarProps {
  /** Every open order; undefined until they have arrived. */
  orders: readonly AdminOrder[] | undefined;
  /** How many dishes and options are sold out now. */
  soldOut: number;
  onSoldOut: () => void;
  /** Asked to enter an order that somebody gives by phone. */
  onNewOrder: () => void;
  onSearch: () => void;
  /** Asked to mark these orders as seen. */
  onMarkOpened: (orders: readonly AdminOrder[]) => void;
  onHelp: () => void;
  /** More to do with the kitchen. */
  children?: ReactNode;
}

/** The board's head, one row where it fits: how many orders are open and late, what the kitchen does, and what can be done. */
export function BoardBar(props: BoardBarProps) {
  const { orders, soldOut, onSoldOut, onNewOrder, onSearch, onMarkOpened, onHelp, children } = props;
  const { t } = useTranslation();
  const { unopened } = useLiveOrders();
  const late = lateOrders(orders ?? [], useNow());
  const isPaused = useApiQuery('kitchenControl', undefined).data?.status.reason === 'paused';
  // Where the kitchen's part stands below the tools, Tab comes to it after them. The tools move, not what has paused it.
  const isBelow = useMediaQuery('(max-width: 999.98px)') || isPaused;
  const tools = (
    <Tools>
      <NewOrder variant="secondary" aria-label={t('orderEntry.open')} aria-haspopup="dialog" onClick={onNewOrder}>
        <PlusIcon size={18} /> <span>{t('orderEntry.open')}</span>
      </NewOrder>
      <IconButton variant="secondary" aria-label={t('board.search.open')} aria-keyshortcuts="/" onClick={onSearch}>
        <SearchIcon />
      </IconButton>
      <Button
        variant="secondary"
        aria-label={t('board.keys.open')}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={onHelp}
      >
        ?
      </Button>
    </Tools>
  );
  return (
    <Root>
      <BackLink to="/" $variant="secondary" aria-label={t('app.back')}>
        <BackIcon />
      </BackLink>
      <Title tabIndex={-1} $givesWay={late.count > 0 || unopened.length > 0}>
        {t('kitchen.title')}
      </Title>
      {late.count > 0 && (
        <Chip $late>
          {late.oldest > 0
            ? t('board.late', { count: late.count, minutes: late.oldest })
            : t('board.lateNow', { count: late.count })}
        </Chip>
      )}
      <NewOrdersChip unopened={unopened} onMarkOpened={onMarkOpened} />
      {orders && <Open>{t('board.open', { count: orders.length })}</Open>}
      {isBelow && tools}
      <KitchenBar soldOut={soldOut} onSoldOut={onSoldOut}>
        {children}
      </KitchenBar>
      {!isBelow && tools}
    </Root>
  );
}
