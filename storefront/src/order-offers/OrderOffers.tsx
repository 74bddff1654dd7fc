import { isOpenStatus, type TrackedOrder } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { InstallCard } from '../install/InstallCard.js';
import { NotificationCard } from '../notifications/NotificationCard.js';
import { addDeviceTexts } from '../language/device-texts.js';

/** What the page of an order offers beside it: to be told when it is ready, and the site on the home screen. */
export default function OrderOffers({ order }: { order: TrackedOrder }) {
  const { id, status } = order;
  addDeviceTexts(useTranslation().i18n);
  return (
    <>
      {isOpenStatus(status) && status !== 'READY' && <NotificationCard key={id} order={order} />}
      <InstallCard />
    </>
  );
}
