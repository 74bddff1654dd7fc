import { phoneUrl, type TrackedOrder } from '@pickup/contract';
import { ButtonAnchor, ButtonLink, media, PhoneIcon, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useKnownRestaurant } from '../../restaurant/useRestaurant.js';
import { OrderAgain } from './OrderAgain.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1)};
  ${media.tabletDown} {
    /* None stands small in a row of its own. */
    & > * {
      flex: 1 1 auto;
    }
  }
  ${media.phone} {
    & > * {
      flex-basis: 100%;
    }
  }
`;

/** What to do after an order was cancelled. */
export function CancelledAdvice({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const phone = useKnownRestaurant()?.phone ?? null;
  return (
    <Row>
      <OrderAgain order={order} variant="primary" />
      <ButtonLink to="/menu" $variant="secondary">
        {t('tracking.missing.menu')}
      </ButtonLink>
      {phone !== null && (
        <ButtonAnchor href={phoneUrl(phone)} $variant="secondary">
          <PhoneIcon size={18} />
          {t('tracking.call', { phone })}
        </ButtonAnchor>
      )}
    </Row>
  );
}
