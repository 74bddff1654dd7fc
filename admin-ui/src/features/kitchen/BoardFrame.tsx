import { color, usePageTitle, useToastPosition, VisuallyHidden, useTranslation } from '@pickup/web';
import type { ReactNode, RefObject } from 'react';
import styled, { css } from 'styled-components';
import { ConnectionLostBanner, SignedOutBanner } from '../../live-orders/ConnectionStatus.js';
import { useLiveOrders } from '../../live-orders/LiveOrders.js';
import { SoundBlocked } from '../../live-orders/SoundTools.js';
import { useTabTitle } from '../../live-orders/useTabTitle.js';

const Root = styled.main<{ $isWide: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${color('paper')};
  /* Exactly the window: its lanes scroll, the page does not. */
  ${({ $isWide }) =>
    $isWide &&
    css`
      height: 100dvh;
      min-height: 480px;
    `}
`;

const Work = styled.div<{ $isWide: boolean }>`
  position: relative;
  flex: 1;
  min-height: 0;
  padding: 10px 16px 8px;
  @media (max-width: 699.98px) {
    padding-inline: 10px;
  }
  & > div {
    /* It has the focus only where a card has left it, and shows nothing by that. */
    outline: none;
    ${({ $isWide }) => $isWide && 'height: 100%;'}
  }
`;

const Band = styled.div`
  padding: 8px 16px 0;
  & > * {
    margin-bottom: 0;
  }
`;

interface BoardFrameProps {
  isWide: boolean;
  /** The rows above the board. */
  head: ReactNode;
  /** The row below it. */
  foot: ReactNode;
  /** Where the cards are; it takes the focus of what has left it. */
  region: RefObject<HTMLDivElement>;
  children: ReactNode;
}

/** The frame of the board: all of the window's width and, on a wide screen, exactly its height. */
export function BoardFrame({ isWide, head, foot, region, children }: BoardFrameProps) {
  const { t } = useTranslation();
  const { connection, signedOut, sound, unopened, retry } = useLiveOrders();
  const tabTitle = useTabTitle();
  // Over the row below: the row above has what ends a pause.
  useToastPosition('bottom-center');
  usePageTitle(`${tabTitle ?? t('kitchen.title')} · ${t('app.name')}`);
  return (
    <Root $isWide={isWide}>
      {connection.state === 'lost' && !signedOut && (
        <ConnectionLostBanner heardAt={connection.heardAt} onRetry={retry} />
      )}
      {signedOut && <SignedOutBanner />}
      <VisuallyHidden role="status">
        {unopened.length > 0 && t('orders.arrived', { count: unopened.length })}
      </VisuallyHidden>
      {head}
      {sound.state === 'blocked' && sound.volume !== 'off' && (
        <Band>
          <SoundBlocked onTurnOn={sound.unlock} />
        </Band>
      )}
      <Work $isWide={isWide}>
        <div ref={region} tabIndex={-1}>
          {children}
        </div>
      </Work>
      {foot}
    </Root>
  );
}
