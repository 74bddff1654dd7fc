import { Button, color, fontSize, PHONE_QUERY, Select, useMediaQuery, useTranslation } from '@pickup/web';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { ConnectionBadge } from '../../../live-orders/ConnectionStatus.js';
import { useLiveOrders } from '../../../live-orders/LiveOrders.js';
import { DENSITIES, type Density } from '../density.js';
import { onResize } from '../element-size.js';
import { useFullScreen } from '../useFullScreen.js';

const Root = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 10px;
  min-height: 48px;
  padding: 1px 16px;
  border-top: 1px solid ${color('line')};
  background: ${color('paper')};
  @media (max-width: 699.98px) {
    position: sticky;
    bottom: 0;
    z-index: 8;
    grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    padding-inline: 10px;
  }
`;

/** On a phone its words have a row of their own where they say more than that all is well. */
const Connected = styled.div<{ $isLive: boolean }>`
  min-width: 0;
  @media (max-width: 699.98px) {
    ${({ $isLive }) => !$isLive && 'grid-column: 1 / -1;'}
    & > p {
      max-width: none;
      text-align: left;
    }
  }
`;

const Settings = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  white-space: nowrap;
  @media (max-width: 699.98px) {
    grid-column: 2;
    flex-wrap: wrap;
  }
`;

const Choice = styled(Select)`
  width: auto;
  min-height: 44px;
  padding-left: 12px;
  font-size: ${fontSize('sm')};
`;

const Middle = styled.div`
  min-width: 0;
  @media (max-width: 699.98px) {
    grid-column: 1 / -1;
    grid-row: 1;
  }
`;

/** Tells what hangs at the lower edge of a phone how high the row there is. */
function useBottomBar() {
  const row = useRef<HTMLElement>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current || !isPhone) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--bottom-bar', `${current.offsetHeight}px`);
    tell();
    const end = onResize([current], tell);
    return () => {
      end();
      style.removeProperty('--bottom-bar');
    };
  }, [isPhone]);
  return row;
}

interface BoardFooterProps {
  /** Since when the orders could not be read, in milliseconds; null while they can. */
  outdatedSince: number | null;
  density: Density;
  onDensity: (density: Density) => void;
  /** The moves that can be undone. */
  children: ReactNode;
}

/** The board's row below: the connection, what can be undone, and how the board looks on this device. */
export function BoardFooter({ outdatedSince, density, onDensity, children }: BoardFooterProps) {
  const { t } = useTranslation();
  const { connection } = useLiveOrders();
  const screen = useFullScreen();
  const isLive = connection.state === 'live' && outdatedSince === null;
  return (
    <Root ref={useBottomBar()}>
      <Connected $isLive={isLive}>
        <ConnectionBadge connection={connection} outdatedSince={outdatedSince} />
      </Connected>
      <Middle>{children}</Middle>
      <Settings>
        <Choice
          aria-label={t('board.density.label')}
          value={density}
          onChange={({ target }) => {
            const chosen = DENSITIES.find((one) => one === target.value);
            if (chosen) onDensity(chosen);
          }}
        >
          {DENSITIES.map((one) => (
            <option key={one} value={one}>
              {t(`board.density.${one}`)}
            </option>
          ))}
        </Choice>
        {screen && (
          <Button variant="secondary" aria-pressed={screen.isFull} onClick={screen.toggle}>
            {t('board.fullScreen')}
          </Button>
        )}
      </Settings>
    </Root>
  );
}
