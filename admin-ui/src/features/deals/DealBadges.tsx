import { businessDay, dealPhase, type AdminDeal } from '@pickup/contract';
import { Badge, space, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DeletedBadge } from '../../lists/DeletedBadge.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

/** A deal's states as badges: deleted, active or not, featured, expired. */
export function DealBadges({ deal }: { deal: AdminDeal }) {
  const { t } = useTranslation();
  const { timeZone } = useRestaurant();
  const expired = dealPhase(deal, businessDay(useNow(), timeZone)) === 'expired';
  return (
    <Root>
      {!deal.isActive && <DeletedBadge />}
      {deal.isActive &&
        (deal.active ? (
          <Badge $tone="ready">{t('deals.active')}</Badge>
        ) : (
          <Badge $tone="closed">{t('deals.inactive')}</Badge>
        ))}
      {deal.isActive && deal.featured && <Badge $tone="saffron">{t('deals.featured')}</Badge>}
      {deal.isActive && deal.allergens === null && <Badge $tone="danger">{t('allergens.notDeclared')}</Badge>}
      {expired && <Badge $tone="danger">{t('deals.expired')}</Badge>}
    </Root>
  );
}
