import type { TrackedOrder } from '@pickup/contract';
import { AlertIcon, color, fontSize, formatTime, media, Notice, space, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useMoments } from '../../kitchen/moments.js';
import { OrderNumber } from '../../order-view/OrderNumber.js';
import { phoneUrl, useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

const Small = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

const Number = styled(OrderNumber)`
  font-size: ${fontSize('title')};
  line-height: 1.15;
  ${media.phone} {
    font-size: ${fontSize('xxl')};
  }
`;

const Sentence = styled.p`
  font-size: ${fontSize('lg')};
  font-weight: 650;
`;

const StatusText = styled.div`
  display: grid;
  gap: ${space(0.5)};
`;

const UnseenNotice = styled(Notice)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5)};
  margin-top: ${space(1)};
  svg {
    margin-top: 2px;
  }
`;

/** The order's status in one sentence. */
function useStatusSentence({ status, cancelledBy }: TrackedOrder): string {
  const { t } = useTranslation();
  return status === 'CANCELLED'
    ? t(`tracking.sentence.CANCELLED.${cancelledBy ?? 'restaurant'}`)
    : t(`tracking.sentence.${status}`);
}

/** When it can be collected, or what to know when it cannot. */
function useOutlook({ status, estimatedReadyAt, pickupAt }: TrackedOrder): string | null {
  const { t } = useTranslation();
  const { moment } = useMoments();
  if (status === 'CANCELLED') return t('tracking.cancelledText');
  if (status === 'READY' || status === 'COMPLETED') return null;
  if (pickupAt !== null) return t('tracking.pickupAt', { moment: moment(pickupAt) });
  return estimatedReadyAt === null ? t('order.noTime') : t('tracking.ready', { moment: moment(estimatedReadyAt) });
}

interface StatusHeadProps {
  order: TrackedOrder;
  staleSince: number | null;
}

/** The number, the status (whose changes screen readers announce), and notices. */
export function StatusHead({ order, staleSince }: StatusHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { moment } = useMoments();
  const { info } = useRestaurant();
  const sentence = useStatusSentence(order);
  const outlook = useOutlook(order);
  return (
    <Root>
      <div>
        <Small>{t('order.number')}</Small>
        <Number>{order.orderNumber}</Number>
        <Small>{t('tracking.orderFor', { name: order.customerName, moment: moment(order.createdAt) })}</Small>
      </div>
      <StatusText role="status">
        <Sentence>{sentence}</Sentence>
        {order.cancelReason !== null && <p>{t(`tracking.cancelReason.${order.cancelReason}`)}</p>}
        {outlook && <p>{outlook}</p>}
        {order.correctedAt !== null && <p>{t('tracking.corrected', { moment: moment(order.correctedAt) })}</p>}
        {order.unseen && (
          <UnseenNotice>
            <AlertIcon />
            <span>{info.phone === null ? t('tracking.unseenNoPhone') : <Unseen phone={info.phone} />}</span>
          </UnseenNotice>
        )}
      </StatusText>
      {staleSince !== null && (
        <Small>{t('tracking.stale', { time: formatTime(staleSince, { language, timeZone: info.timeZone }) })}</Small>
      )}
    </Root>
  );
}

/** The sentence with its number to call. */
function Unseen({ phone }: { phone: string }) {
  const { t } = useTranslation();
  const [before = '', after = ''] = t('tracking.unseen', { phone }).split(phone);
  return (
    <>
      {before}
      <a href={phoneUrl(phone)}>{phone}</a>
      {after}
    </>
  );
}
