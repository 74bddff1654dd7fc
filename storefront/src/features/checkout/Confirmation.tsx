import { isOpenStatus } from '@pickup/contract';
import { Button, Dialog, media, PrintIcon, Skeleton, space, useApiQuery, useTranslation } from '@pickup/web';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCartActions, useCartStore } from '../../cart-store/cart-context.js';
import type { Placed } from '../../cart-store/cart-document.js';
import { orderPath } from '../../my-orders/my-orders.js';
import { isUnknownOrder, useKeepOrder } from '../../my-orders/my-orders-context.js';
import { usePrintReceipt } from '../../order-view/usePrintReceipt.js';
import { ConfirmationContent } from './ConfirmationContent.js';
import { FollowLink } from './FollowOrder.js';

const Waiting = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** Three in one row, or two above the one that leads on. */
const Actions = styled.div`
  && {
    display: grid;
    flex: 1 1 100%;
    grid-template-columns: auto auto 1fr;
    gap: ${space(1.5)};
  }
  ${media.phone} {
    && {
      grid-template-columns: auto 1fr;
    }
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

interface ConfirmationProps {
  placed: Placed;
  /** Called after Done, before the page is left. */
  onDone: () => void;
}

/**
 * The 'Order Confirmed' dialog. Only Done closes it, as Escape or a click beside it would lose the order number by
 * accident. The order's id is stored with the cart, so a reload shows it again.
 */
export default function Confirmation({ placed, onDone }: ConfirmationProps) {
  const { id } = placed;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const store = useCartStore();
  const { closeOrder } = useCartActions();
  const print = usePrintReceipt();
  const query = useApiQuery('order', { params: { id } }, { staleTime: Infinity });
  const { data: order, error, refetch, isFetching } = query;

  // Its page says what became of it, and that it is over is seen there.
  const isOver = order !== undefined && !isOpenStatus(order.status);
  useKeepOrder(id, { data: isOver ? undefined : order, error });
  useEffect(() => {
    if (!isOver) return;
    closeOrder();
    navigate(orderPath(id), { replace: true });
  }, [isOver, closeOrder, navigate, id]);

  const isUnknown = isUnknownOrder(error);
  useEffect(() => {
    // The server does not know this order (any more): back to the cart.
    if (isUnknown) store.update((cart) => ({ ...cart, placed: null }));
  }, [isUnknown, store]);

  const leave = () => {
    onDone();
    closeOrder();
  };
  const done = () => {
    leave();
    navigate('/');
  };

  const actions = order ? (
    <Actions>
      <Button variant="secondary" onClick={() => print(order)}>
        <PrintIcon />
        {t('order.print')}
      </Button>
      <Button variant="secondary" onClick={done}>
        {t('checkout.confirmation.done')}
      </Button>
      <FollowLink id={order.id} onLeave={leave} />
    </Actions>
  ) : (
    error && (
      <Button
        size="main"
        busy={isFetching}
        busyLabel={t('checkout.confirmation.loading')}
        onClick={() => void refetch()}
      >
        {t('app.tryAgain')}
      </Button>
    )
  );

  if (isOver) return null;
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={t('checkout.confirmation.title')}
      description={order && t('checkout.confirmation.thanks', { name: order.customerName })}
      actions={actions}
    >
      {order && <ConfirmationContent order={order} placed={placed} />}
      {!order && error && <p role="alert">{t('checkout.confirmation.failed')}</p>}
      {!order && !error && (
        <Waiting role="status" aria-label={t('checkout.confirmation.loading')}>
          <Skeleton $height="72px" />
          <Skeleton $height="120px" />
          <Skeleton $height="96px" />
        </Waiting>
      )}
    </Dialog>
  );
}
