import { phoneUrl } from '@pickup/contract';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  EmptyState,
  color,
  media,
  OrdersIcon,
  PhoneIcon,
  radius,
  SearchIcon,
  Skeleton,
  space,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Head } from '../../head/Head.js';
import { Column, Page } from '../../page-parts/Page.js';
import { Columns, Panel, Stack } from '../../page-parts/panels.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { OrderView } from './OrderView.js';
import { useOrder } from './useOrder.js';

const Rows = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Steps = styled(Skeleton)`
  height: 84px;
  ${media.phone} {
    height: 208px;
  }
`;

const Hero = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(200px, 300px);
  align-items: center;
  gap: ${space(3)} ${space(6)};
  padding-block: ${space(5)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space(3)};
  }
`;

const Round = styled(Skeleton)`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: ${radius('round')};
  ${media.phone} {
    width: 168px;
    margin-inline: auto;
    order: -1;
  }
`;

const Parts = styled(Columns)`
  margin-top: 0;
`;

const Ground = styled.div`
  background: ${color('sunk')};
`;

/** The skeleton of the page. */
function OrderSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('tracking.loading')}</VisuallyHidden>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('tracking.pageTitle')}
      </VisuallyHidden>
      <Ground aria-hidden="true">
        <Hero>
          <Rows>
            <Skeleton $width="120px" $height="64px" />
            <Skeleton $width="70%" $height="44px" />
            <Skeleton $width="40%" $height="28px" />
            <Skeleton $width="50%" $height="44px" />
          </Rows>
          <Round />
        </Hero>
      </Ground>
      <Page aria-hidden="true">
        <Parts>
          <Stack>
            <Panel>
              <Rows>
                <Steps />
                <Skeleton $width="60%" $height="44px" />
              </Rows>
            </Panel>
            <Panel>
              <Rows>
                <Skeleton $width="40%" $height="28px" />
                <Skeleton $height="48px" />
                <Skeleton $height="96px" />
              </Rows>
            </Panel>
          </Stack>
          <Panel>
            <Rows>
              <Skeleton $width="40%" $height="28px" />
              <Skeleton $height="72px" />
              <Skeleton $height="52px" />
            </Rows>
          </Panel>
        </Parts>
      </Page>
    </>
  );
}

/** The same for every address without an order, so that it reveals nothing (product.md, Order addresses). */
function MissingOrder() {
  const { t } = useTranslation();
  const { info, status } = useRestaurant();
  return (
    <EmptyState
      as="h1"
      art={<SearchIcon size={40} />}
      title={t('tracking.missing.title')}
      text={t('tracking.missing.text')}
      action={
        <>
          <ButtonLink to="/menu" $size="main">
            {t('tracking.missing.menu')}
          </ButtonLink>
          {info.phone && status === 'success' && (
            <ButtonAnchor href={phoneUrl(info.phone)} $size="main" $variant="secondary">
              <PhoneIcon size={18} />
              {t('tracking.call', { phone: info.phone })}
            </ButtonAnchor>
          )}
        </>
      }
    />
  );
}

/** The path in the page's head, without the order's secret id (product.md, Order addresses). */
const PATH = '/orders';

/** An order's own page, which follows it until it is collected (product.md, Order addresses). */
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
    <>
      <Head title={title} path={PATH} />
      {followed.state === 'loading' && <OrderSkeleton />}
      {followed.state === 'missing' && (
        <Page>
          <MissingOrder />
        </Page>
      )}
      {followed.state === 'failed' && (
        <Page>
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
        </Page>
      )}
      {followed.state === 'known' && <OrderView order={followed.order} staleSince={followed.staleSince} />}
    </>
  );
}
