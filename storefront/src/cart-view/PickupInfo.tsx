import { ClockIcon, fontSize, PinIcon, Skeleton, space, WalletIcon, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { Fact } from '../page-parts/facts.js';
import { Panel } from '../page-parts/panels.js';
import { usePaymentText } from '../restaurant/useAboutRestaurant.js';
import { addressLine, mapsSearchUrl, plainAddressLine, useRestaurant } from '../restaurant/useRestaurant.js';
import { usePickupFact } from './pickup-words.js';

const Box = styled(Panel)`
  display: grid;
  gap: ${space(2)};
`;

const Heading = styled.h2`
  font-size: ${fontSize('xl')};
`;

/** When and where the cart is collected. */
export function PickupInfo() {
  const { t } = useTranslation();
  const { info } = useRestaurant();
  const { isChosen, text } = usePickupFact();
  const payment = usePaymentText();
  return (
    <Box as="section" aria-labelledby="pickup-info">
      <Heading id="pickup-info">{t('pickup.title')}</Heading>
      <Fact icon={<ClockIcon />} label={t(isChosen ? 'pickup.chosen' : 'pickup.time')}>
        {text ?? <Skeleton $width="120px" $height="24px" />}
      </Fact>
      <Fact icon={<PinIcon />} label={t('pickup.address')}>
        <a
          href={mapsSearchUrl(info)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('pickup.openMap', { address: plainAddressLine(info) })}
        >
          {addressLine(info)}
        </a>
      </Fact>
      {payment !== null && (
        <Fact icon={<WalletIcon />} label={t('pickup.payment')}>
          {payment}
        </Fact>
      )}
    </Box>
  );
}
