import { Button, EmptyState, OrdersIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Head } from '../../head/Head.js';
import { Page } from '../../page-parts/Page.js';
import { MissingOrder } from './MissingOrder.js';
import { OrderSkeleton } from './OrderSkeleton.js';
import { OrderView } from './OrderView.js';
import { useOrder } from './useOrder.js';

/** Stands for the page in its head: the secret in its address is nobody else's business (ruling 6). */
const PATH = '/orders';

/** An order's own page, which follows it until it is collected; whoever has its address sees it, on any device. */
export default function OrderPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const followed = useOrder(id);
  const title =
    followed.state === 'known'
      ? t('tracking.title', {
          status: t(`tracking.status.${followed.order.status}`),
          number: followed.order.orderNumber,
        })
      : t(followed.state === 'missing' ? 'tracking.missing.title' : 'tracking.pageTitle');
  return (
    <Page>
      <Head title={title} path={PATH} />
      {followed.state === 'loading' && <OrderSkeleton />}
      {followed.state === 'missing' && <MissingOrder />}
      {followed.state === 'failed' && (
        <EmptyState
          as="h1"
          art={<OrdersIcon size={40} />}
          title={t('tracking.failed.title')}
          text={t('tracking.failed.text')}
          action={
            <Button size="main" busy={followed.retrying} busyLabel={t('tracking.loading')} onClick={followed.retry}>
              {t('app.tryAgain')}
            </Button>
          }
        />
      )}
      {followed.state === 'known' && <OrderView order={followed.order} staleSince={followed.staleSince} />}
    </Page>
  );
}
