import { BellIcon, Button, CheckIcon, Notice, useApi, useTranslation } from '@pickup/web';
import { useState } from 'react';
import { Offer, QuietLine } from './card-parts.js';
import { startTelling, stopTelling, tellState, type TellState } from './notifications.js';

/** Offers to notify this device of an order, in our own words before the browser asks in its own (product.md, Notifications). */
export function TellCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const [state, setState] = useState<TellState>(() => tellState(orderId));
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function change(to: typeof startTelling) {
    setBusy(true);
    setFailed(false);
    try {
      setState(await to(api, orderId));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  if (state === 'unsupported') return null;
  if (state === 'denied') return <QuietLine role="status">{t('installed.tell.denied')}</QuietLine>;
  const isOn = state === 'on';
  const failed = hasFailed && (
    <Notice $tone="danger" role="alert">
      {t('installed.tell.failed')}
    </Notice>
  );
  return isOn ? (
    <Offer icon={<CheckIcon size={24} />} title={t('installed.tell.on')} text={t('installed.tell.onText')} isOn>
      {failed}
      <Button
        variant="quiet"
        busy={isBusy}
        busyLabel={t('installed.tell.busy')}
        onClick={() => void change(stopTelling)}
      >
        {t('installed.tell.off')}
      </Button>
    </Offer>
  ) : (
    <Offer icon={<BellIcon size={24} />} title={t('installed.tell.title')} text={t('installed.tell.text')}>
      {failed}
      <Button size="main" busy={isBusy} busyLabel={t('installed.tell.busy')} onClick={() => void change(startTelling)}>
        {t(hasFailed ? 'installed.tell.again' : 'installed.tell.button')}
      </Button>
    </Offer>
  );
}
