import { shortOrderNumber, type TrackedOrder } from '@pickup/contract';
import { ApiError, apiQueryKey, Button, color, Dialog, Notice, useApiMutation, useTranslation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useKnownRestaurant } from '../../restaurant/useRestaurant.js';

const TooLate = styled(Notice)`
  flex: 1 1 100%;
`;

/** Less prominent than the other actions, which stand before it. */
const Quiet = styled(Button)`
  color: ${color('danger')};
`;

/** Cancels an order while it is PENDING, after a question, and says when the kitchen was faster. */
export function CancelOrder({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const phone = useKnownRestaurant()?.phone ?? null;
  const [asking, setAsking] = useState(false);
  const [tooLate, setTooLate] = useState(false);
  const key = apiQueryKey('order', { params: { id: order.id } });

  const cancel = useApiMutation('cancelOrder', {
    invalidates: ['order'],
    // An older answer that still arrives must not overwrite this one.
    onMutate: () => queries.cancelQueries({ queryKey: key }),
    onSuccess: (cancelled) => {
      queries.setQueryData(key, cancelled);
      setAsking(false);
      // The page has become shorter under the finger: how the order stands now is said at its top.
      window.scrollTo({ top: 0 });
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 409)) return;
      setTooLate(true);
      setAsking(false);
    },
  });

  const open = () => {
    cancel.reset();
    setTooLate(false);
    setAsking(true);
  };
  const isRefused = cancel.error instanceof ApiError && cancel.error.status === 409;

  return (
    <>
      {order.cancellable && (
        <Quiet variant="quiet" onClick={open}>
          {t('tracking.cancel.button')}
        </Quiet>
      )}
      {tooLate && (
        <TooLate role="alert">
          {phone === null ? t('tracking.cancel.tooLate') : t('tracking.cancel.tooLateCall', { phone })}
        </TooLate>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('tracking.cancel.title', { number: shortOrderNumber(order.orderNumber) })}
        description={t('tracking.cancel.text')}
        closeLabel={t('shared.close')}
        width={460}
        // The button that opened it is removed with the possibility to cancel.
        returnFocus={() => document.querySelector<HTMLElement>('main h1')}
        actions={
          <>
            <Button variant="secondary" size="main" onClick={() => setAsking(false)}>
              {t('tracking.cancel.keep')}
            </Button>
            <Button
              variant="danger"
              size="main"
              busy={cancel.isPending}
              busyLabel={t('tracking.cancel.busy')}
              onClick={() => cancel.mutate({ params: { id: order.id } })}
            >
              {t('tracking.cancel.confirm')}
            </Button>
          </>
        }
      >
        {cancel.error && !isRefused && <p role="alert">{t('tracking.cancel.failed')}</p>}
      </Dialog>
    </>
  );
}
