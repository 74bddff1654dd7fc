import { InfoIcon, LinkIcon, space, WalletIcon, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { Fact } from '../../page-parts/facts.js';
import { useOnlinePlaces, usePaymentText } from '../../restaurant/useAboutRestaurant.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
`;

const FEATURES = ['dineIn', 'parking', 'wifiAvailable', 'wheelchairAccessible'] as const;

/** How to pay, what awaits guests on the spot, and where else the restaurant is found: as far as the owner has said. */
export function GoodToKnow() {
  const { t } = useTranslation();
  const { info } = useRestaurant();
  const payment = usePaymentText();
  const online = useOnlinePlaces();
  const features = FEATURES.filter((feature) => info.features[feature]).map((feature) =>
    t(`about.features.${feature}`),
  );
  return (
    <>
      {payment !== null && (
        <Fact icon={<WalletIcon />} label={t('about.contact.payment')}>
          {payment}
        </Fact>
      )}
      {features.length > 0 && (
        <Fact icon={<InfoIcon />} label={t('about.contact.goodToKnow')}>
          {features.join(' · ')}
        </Fact>
      )}
      {online.length > 0 && (
        <Fact icon={<LinkIcon />} label={t('about.contact.online')}>
          <Links>
            {online.map(({ name, url }) => (
              <a key={name} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            ))}
          </Links>
        </Fact>
      )}
    </>
  );
}
