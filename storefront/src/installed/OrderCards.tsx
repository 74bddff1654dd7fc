import { isOpenStatus, type TrackedOrder } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { InstallCard } from './InstallCard.js';
import { TellCard } from './TellCard.js';
import { addInstalledTexts } from './texts.js';

/** What the page of an order offers beside it: to be told when it is ready, and the site on the home screen. */
export default function OrderCards({ order }: { order: TrackedOrder }) {
  const { id, status } = order;
  addInstalledTexts(useTranslation().i18n);
  return (
    <>
      {isOpenStatus(status) && status !== 'READY' && <TellCard key={id} order={order} />}
      <InstallCard />
    </>
  );
}
