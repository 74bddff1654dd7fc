import { phoneUrl, type TrackedOrder } from '@pickup/contract';
import { AlertIcon, fontSize, formatTime, Notice, space, useLanguage, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useMoments } from '../../kitchen/moments.js';
import { useKnownRestaurant, useRestaurant } from '../../restaurant/useRestaurant.js';

const UnseenNotice = styled(Notice)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5)};
  margin-top: ${space(1)};
  svg {
    margin-top: 2px;
  }
`;

const Small = styled.p`
  font-size: ${fontSize('xs')};
  &:empty {
    position: absolute;
  }
`;

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

/** That the restaurant has changed the order, or has not seen it yet. */
export function OrderNotices({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const phone = useKnownRestaurant()?.phone ?? null;
  return (
    <>
      {order.correctedAt !== null && <p>{t('tracking.corrected', { moment: moment(order.correctedAt) })}</p>}
      {order.unseen && (
        <UnseenNotice>
          <AlertIcon />
          <span>{phone === null ? t('tracking.unseenNoPhone') : <Unseen phone={phone} />}</span>
        </UnseenNotice>
      )}
    </>
  );
}

/** Since when nothing new was heard of the order, while it is. */
export function StaleNote({ since }: { since: number | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  return (
    // There before its words, so that they are announced.
    <Small role="status">
      {since !== null && t('tracking.stale', { time: formatTime(since, { language, timeZone }) })}
    </Small>
  );
}
