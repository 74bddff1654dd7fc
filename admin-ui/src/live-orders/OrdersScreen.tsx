import { VisuallyHidden, useTranslation } from '@pickup/web';
import type { ReactNode } from 'react';
import { Bands } from '../screen/Bands.js';
import { Screen } from '../screen/Screen.js';
import { ConnectionBadge, ConnectionLostBand, SignedOutBanner } from './ConnectionStatus.js';
import { useLiveOrders } from './LiveOrders.js';
import { SoundBlocked } from './SoundTools.js';
import { useTabTitle } from './useTabTitle.js';

interface OrdersScreenProps {
  title: string;
  /** When what it shows was last read, in milliseconds, after a later read has failed; null while it is fresh. */
  outdatedSince: number | null;
  /** What has to be said above the orders, each a {@connection Band}. */
  bands: ReactNode;
  children: ReactNode;
}

/** The frame of a screen that shows orders as they come in: how the connection is, and that the sound is blocked. */
export function OrdersScreen({ title, outdatedSince, bands, children }: OrdersScreenProps) {
  const { t } = useTranslation();
  const { connection, signedOut, sound, unopened, retry } = useLiveOrders();
  const tabTitle = useTabTitle();
  return (
    <Screen
      title={title}
      {...(tabTitle !== undefined && { tabTitle })}
      aside={<ConnectionBadge connection={connection} outdatedSince={outdatedSince} />}
    >
      {signedOut && <SignedOutBanner />}
      <VisuallyHidden role="status">
        {unopened.length > 0 && t('orders.arrived', { count: unopened.length })}
      </VisuallyHidden>
      <Bands>
        {connection.state === 'lost' && !signedOut && (
          <ConnectionLostBand heardAt={connection.heardAt} onRetry={retry} />
        )}
        {bands}
        {sound.state === 'blocked' && sound.volume !== 'off' && <SoundBlocked onTurnOn={sound.unlock} />}
      </Bands>
      {children}
    </Screen>
  );
}
