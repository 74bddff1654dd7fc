import { Button, InstallIcon, useTranslation } from '@pickup/web';
import { useSyncExternalStore } from 'react';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { Offer } from '../order-offers/offer-parts.js';
import { askToInstall, canInstall, subscribeToPrompt } from './install-prompt.js';

/** Offers to put the site on the home screen, where the browser can and it is not there yet; only after an order. */
export function InstallCard() {
  const { t } = useTranslation();
  const { info } = useRestaurant();
  const isOffered = useSyncExternalStore(subscribeToPrompt, canInstall);
  if (!isOffered) return null;
  return (
    <Offer
      icon={<InstallIcon size={24} />}
      title={t('device.install.title', { name: info.name })}
      text={t('device.install.text')}
    >
      <Button variant="secondary" onClick={() => void askToInstall()}>
        {t('device.install.button')}
      </Button>
    </Offer>
  );
}
