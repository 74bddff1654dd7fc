import {
  AlertIcon,
  Button,
  ButtonLink,
  color,
  fontSize,
  formatTime,
  media,
  OrdersIcon,
  space,
  useLanguage,
  useNow,
  VisuallyHidden,
  type ColorName,
  useTranslation,
} from '@pickup/web';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { Column } from '../screen/Screen.js';
import { ALARM_HEIGHT, ALARM_PROPERTY } from './alarm-height.js';
import { SignedOutBanner } from './ConnectionStatus.js';
import { useLiveOrders } from './LiveOrders.js';
import { waitingSince } from './unopened-orders.js';

const MINUTE_MS = 60_000;

/** The height of one row: it grows with the reader's own font size, and never with its words. */
const ROW_REM = 3.5;

/* In so large letters it takes as much room as its words need, and leaves with the page. */
const CRAMPED = '@media (max-width: 15.99em)';

/* What is focused must not be scrolled to below the alarm. */
const Room = createGlobalStyle<{ $rows: number }>`
  :root { ${ALARM_PROPERTY}: ${({ $rows }) => $rows * ROW_REM}rem; }
  ${CRAMPED} { :root { ${ALARM_PROPERTY}: 0px; } }
  html { scroll-padding-top: calc(136px + ${ALARM_HEIGHT}); }
`;

const Root = styled.section`
  position: sticky;
  top: 0;
  z-index: 11;
  ${CRAMPED} {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Row = styled.div<{ $ground: ColorName; $ink: ColorName }>`
  background: ${({ theme, $ground }) => theme.color[$ground]};
  color: ${({ theme, $ink }) => theme.color[$ink]};
  & :focus-visible {
    outline-color: ${({ theme, $ink }) => theme.color[$ink]};
  }
`;

const Content = styled(Column)`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  height: ${ROW_REM}rem;
  ${CRAMPED} {
    flex-wrap: wrap;
    height: auto;
    padding-block: ${space(1)};
    & > p {
      flex-basis: 100%;
    }
  }
  & > svg {
    flex: none;
    ${media.phone} {
      display: none;
    }
  }
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: ${fontSize('lg')};
  font-weight: 700;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  /* Two lines of smaller words are as high as the row. */
  ${media.phone} {
    font-size: ${fontSize('sm')};
    line-height: 1.25;
    white-space: normal;
  }
`;

const OpenBoard = styled(ButtonLink)`
  flex: none;
  background: ${color('onSaffron')};
  border-color: ${color('onSaffron')};
  color: ${color('saffron')};
  &:hover {
    background: color-mix(in srgb, ${color('onSaffron')} 85%, ${color('saffron')});
  }
  ${media.phone} {
    padding-inline: ${space(1.5)};
  }
`;

const TryNow = styled(Button)`
  flex: none;
  color: ${color('ink')};
  ${media.phone} {
    padding-inline: ${space(1.5)};
  }
`;

/** How many orders nobody has opened, and the way to them. */
function NewOrdersRow(): ReactNode {
  const { t } = useTranslation();
  const { unopened } = useLiveOrders();
  const now = useNow();
  const [oldest] = unopened;
  if (!oldest) return null;
  const minutes = Math.floor((now - waitingSince(oldest)) / MINUTE_MS);
  return (
    <Row $ground="saffron" $ink="onSaffron">
      <Content>
        <OrdersIcon size={24} />
        <Words>
          {t('orders.alarm.new', { count: unopened.length })} ·{' '}
          {minutes < 1 ? t('orders.board.justNow') : t('orders.alarm.oldest', { count: minutes })}
        </Words>
        <OpenBoard to="/kitchen">{t('orders.alarm.openBoard')}</OpenBoard>
      </Content>
    </Row>
  );
}

/** That this device does not hear new orders, since when, and the way to try again. */
function LostRow(): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const { connection, retry } = useLiveOrders();
  const since = connection.heardAt !== null && formatTime(connection.heardAt, { language, timeZone });
  return (
    <Row $ground="accent" $ink="onAccent" role="alert">
      <Content>
        <AlertIcon size={24} />
        <Words>{since ? t('orders.alarm.lostSince', { time: since }) : t('orders.alarm.lost')}</Words>
        <TryNow variant="secondary" onClick={retry}>
          {t('orders.board.tryNow')}
        </TryNow>
      </Content>
    </Row>
  );
}

/**
 * On every screen that does not show the orders itself: how many are new, and that they are not heard of. It stays in
 * sight while the screen is scrolled.
 */
export function AlarmBar() {
  const { t } = useTranslation();
  const { isBoard, connection, signedOut, unopened } = useLiveOrders();
  const isLost = connection.state === 'lost' && !signedOut;
  const rows = isBoard ? 0 : Number(isLost) + Number(unopened.length > 0);
  return (
    <>
      {signedOut && !isBoard && <SignedOutBanner />}
      {!isBoard && (
        <VisuallyHidden role="status">
          {unopened.length > 0 && t('orders.arrived', { count: unopened.length })}
        </VisuallyHidden>
      )}
      {rows > 0 && (
        <Root aria-label={t('orders.alarm.label')}>
          <Room $rows={rows} />
          {isLost && <LostRow />}
          <NewOrdersRow />
        </Root>
      )}
    </>
  );
}
