import type { TrackedOrder } from '@pickup/contract';
import { BellIcon, Button, CheckIcon, focusPageHeading, Notice, space, useApi, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled from 'styled-components';
import { Offer, QuietLine } from '../order-offers/offer-parts.js';
import {
  declineNotifications,
  startNotifications,
  stopNotifications,
  notificationState,
  type NotificationState,
} from './notifications.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** Offers to notify this device of an order, in our own words before the browser asks in its own (product.md, Notifications). */
export function NotificationCard({ order: { id: orderId, status } }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const api = useApi();
  const [state, setState] = useState<NotificationState>(() => notificationState(orderId));
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function change(to: typeof startNotifications) {
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

  const decline = () => {
    setState(declineNotifications(orderId));
    // The focused button is removed.
    focusPageHeading();
  };

  if (state === 'unsupported') return null;
  if (state === 'denied') return <QuietLine role="status">{t('device.notify.denied')}</QuietLine>;
  const isOn = state === 'on';
  const failed = hasFailed && (
    <Notice $tone="danger" role="alert">
      {t('device.notify.failed')}
    </Notice>
  );
  const start = (
    <Button
      size={state === 'declined' ? undefined : 'main'}
      variant={state === 'declined' ? 'secondary' : undefined}
      busy={isBusy}
      busyLabel={t('device.notify.busy')}
      onClick={() => void change(startNotifications)}
    >
      {t(hasFailed ? 'device.notify.again' : 'device.notify.button')}
    </Button>
  );
  if (state === 'declined') {
    return (
      <>
        {failed}
        <Row>{start}</Row>
      </>
    );
  }
  return isOn ? (
    <Offer icon={<CheckIcon size={24} />} title={t('device.notify.on')} text={t('device.notify.onText')} isOn>
      {failed}
      <Button
        variant="quiet"
        busy={isBusy}
        busyLabel={t('device.notify.busy')}
        onClick={() => void change(stopNotifications)}
      >
        {t('device.notify.off')}
      </Button>
    </Offer>
  ) : (
    <Offer
      icon={<BellIcon size={24} />}
      title={t('device.notify.title')}
      text={t(status === 'PENDING' ? 'device.notify.text' : 'device.notify.textReady')}
    >
      {failed}
      <Row>
        {start}
        <Button variant="quiet" onClick={decline}>
          {t('device.notify.decline')}
        </Button>
      </Row>
    </Offer>
  );
}
