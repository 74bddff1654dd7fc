import type { TrackedOrder } from '@pickup/contract';
import { BellIcon, Button, CheckIcon, focusPageHeading, Notice, space, useApi, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled from 'styled-components';
import { Offer, QuietLine } from './card-parts.js';
import { declineTelling, startTelling, stopTelling, tellState, type TellState } from './notifications.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** Offers to notify this device of an order, in our own words before the browser asks in its own (product.md, Notifications). */
export function TellCard({ order: { id: orderId, status } }: { order: TrackedOrder }) {
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

  const decline = () => {
    setState(declineTelling(orderId));
    // The focused button is removed.
    focusPageHeading();
  };

  if (state === 'unsupported') return null;
  if (state === 'denied') return <QuietLine role="status">{t('installed.tell.denied')}</QuietLine>;
  const isOn = state === 'on';
  const failed = hasFailed && (
    <Notice $tone="danger" role="alert">
      {t('installed.tell.failed')}
    </Notice>
  );
  const start = (
    <Button
      size={state === 'declined' ? undefined : 'main'}
      variant={state === 'declined' ? 'secondary' : undefined}
      busy={isBusy}
      busyLabel={t('installed.tell.busy')}
      onClick={() => void change(startTelling)}
    >
      {t(hasFailed ? 'installed.tell.again' : 'installed.tell.button')}
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
    <Offer
      icon={<BellIcon size={24} />}
      title={t('installed.tell.title')}
      text={t(status === 'PENDING' ? 'installed.tell.text' : 'installed.tell.textReady')}
    >
      {failed}
      <Row>
        {start}
        <Button variant="quiet" onClick={decline}>
          {t('installed.tell.decline')}
        </Button>
      </Row>
    </Offer>
  );
}
