import { ButtonAnchor, ButtonLink, EmptyState, PhoneIcon, SearchIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { phoneUrl } from '../../restaurant/address.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

/** What every address without an order says, unknown and withdrawn ones alike: nothing can be learned from it. */
export function MissingOrder() {
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
