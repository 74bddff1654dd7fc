import { shortOrderNumber, type OrderStatus, type TrackedOrder } from '@pickup/contract';
import { color, font, fontSize, media, space, type ColorName, useNow, useTranslation } from '@pickup/web';
import styled, { css } from 'styled-components';
import { useMoments } from '../../kitchen/moments.js';
import { Column } from '../../page-parts/Page.js';
import { CancelledAdvice } from './CancelledAdvice.js';
import { OrderNotices, StaleNote } from './OrderNotices.js';
import { StepDrawing } from './step-drawings.js';

/** Every step but being ready, which fills the screen. */
type CalmStatus = Exclude<OrderStatus, 'READY'>;

const grounds: Record<CalmStatus, readonly [ColorName, ColorName]> = {
  PENDING: ['pendingWash', 'onPendingWash'],
  CONFIRMED: ['confirmedWash', 'onConfirmedWash'],
  PREPARING: ['preparingWash', 'onPreparingWash'],
  COMPLETED: ['readyWash', 'onReadyWash'],
  CANCELLED: ['closedWash', 'onClosedWash'],
};

const Ground = styled.section<{ $status: CalmStatus }>`
  ${({ $status }) => css`
    background: ${color(grounds[$status][0])};
    color: ${color(grounds[$status][1])};
  `}
`;

const Row = styled(Column)`
  display: grid;
  grid-template:
    'head art' auto
    'words art' auto / minmax(0, 1fr) minmax(200px, 240px);
  gap: ${space(1.5)} ${space(6)};
  padding-block: ${space(4)};
  ${media.phone} {
    grid-template:
      'head art' auto
      'words words' auto / minmax(0, 1fr) 96px;
    gap: ${space(1.5)} ${space(2)};
    padding-block: ${space(3)};
  }
`;

const Art = styled.div`
  grid-area: art;
  align-self: center;
`;

const Head = styled.div`
  grid-area: head;
  display: grid;
  align-self: end;
  gap: ${space(1.5)};
  min-width: 0;
  ${media.phone} {
    align-self: center;
  }
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  align-self: start;
  gap: ${space(1.5)};
  min-width: 0;
`;

const Number = styled.p`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('display')};
  line-height: 1;
  font-variant-numeric: tabular-nums lining-nums;
  ${media.phone} {
    font-size: ${fontSize('displayPhone')};
  }
`;

const Status = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Sentence = styled.p`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('xxl')};
  line-height: 1.15;
  text-wrap: balance;
  ${media.phone} {
    font-size: ${fontSize('xl')};
  }
`;

const Outlook = styled.p`
  font-size: ${fontSize('lg')};
  font-weight: 650;
`;

const Time = styled(Outlook)`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('title')};
  line-height: 1.15;
  text-wrap: balance;
  ${media.tabletDown} {
    font-size: ${fontSize('xxl')};
  }
`;

const Small = styled.p`
  font-size: ${fontSize('sm')};
`;

const isSorry = ({ status, cancelledBy, cancelReason }: TrackedOrder) =>
  status === 'CANCELLED' && cancelledBy !== 'customer' && cancelReason !== 'CUSTOMER';

/** The order's status in one sentence. */
function useStatusSentence({ status, cancelledBy }: TrackedOrder): string {
  const { t } = useTranslation();
  return status === 'CANCELLED'
    ? t(`tracking.sentence.CANCELLED.${cancelledBy ?? 'restaurant'}`)
    : t(`tracking.sentence.${status}`);
}

/** What there is to know beside the status: when it can be collected, which is what counts, or why nobody can say. */
function useOutlook({ status, estimatedReadyAt, pickupAt }: TrackedOrder): { words: string | null; isTime: boolean } {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const now = useNow();
  if (status === 'CANCELLED') return { words: t('tracking.cancelledText'), isTime: false };
  if (status === 'COMPLETED') return { words: null, isTime: false };
  const dueAt = pickupAt ?? estimatedReadyAt;
  if (dueAt === null) return { words: t('order.noTime'), isTime: false };
  const outlook = Date.parse(dueAt) <= now ? 'late' : pickupAt === null ? 'ready' : 'pickupAt';
  return { words: t(`tracking.${outlook}`, { moment: moment(dueAt) }), isTime: true };
}

interface StatusHeroProps {
  order: TrackedOrder;
  status: CalmStatus;
  staleSince: number | null;
}

/** A step in its own colour, shape and words; screen readers announce its changes. */
export function StatusHero({ order, status, staleSince }: StatusHeroProps) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const sentence = useStatusSentence(order);
  const outlook = useOutlook(order);
  return (
    <Ground $status={status}>
      <Row>
        <Head aria-hidden="true">
          <Small>{t('tracking.pageTitle')}</Small>
          <Number>{shortOrderNumber(order.orderNumber)}</Number>
        </Head>
        <Words>
          <Status role="status">
            {isSorry(order) && <Outlook>{t('tracking.sorry')}</Outlook>}
            {outlook.isTime ? <Outlook>{sentence}</Outlook> : <Sentence>{sentence}</Sentence>}
            {order.cancelReason !== null && <p>{t(`tracking.cancelReason.${order.cancelReason}`)}</p>}
            {outlook.isTime ? <Time>{outlook.words}</Time> : outlook.words && <Outlook>{outlook.words}</Outlook>}
            <OrderNotices order={order} />
          </Status>
          <Small>
            {t('order.number')} <b>{order.orderNumber}</b>
            <br />
            {t('tracking.orderFor', { name: order.customerName, moment: moment(order.createdAt) })}
          </Small>
          {status === 'CANCELLED' && <CancelledAdvice order={order} />}
          <StaleNote since={staleSince} />
        </Words>
        <Art>
          {/* Drawn anew for each step, so that its movement begins with it. */}
          <StepDrawing key={status} status={status} />
        </Art>
      </Row>
    </Ground>
  );
}
