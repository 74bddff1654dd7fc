import { ClockIcon, fontSize, Notice, PinIcon, Skeleton, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { addressLine, mapsSearchUrl, useRestaurant } from '../restaurant/useRestaurant.js';
import { usePickupTexts } from '../restaurant/usePickupTexts.js';
import { Fact } from '../page-parts/facts.js';
import { Panel } from '../page-parts/panels.js';

const Box = styled(Panel)`
  display: grid;
  gap: ${space(2)};
`;

const Heading = styled.h2`
  font-size: ${fontSize('xl')};
`;

/** Estimated time and address; while the kitchen is closed, when the order would be ready, if an opening is planned. */
export function PickupInfo() {
  const { t } = useTranslation();
  const { info } = useRestaurant();
  const { preparation, closed, noOpening } = usePickupTexts();
  const address = addressLine(info);
  return (
    <Box as="section" aria-labelledby="pickup-info">
      <Heading id="pickup-info">{t('pickup.title')}</Heading>
      {closed && (
        <Notice>
          {t('pickup.closed', { opens: closed.opens })} {t('pickup.closedReady', { ready: closed.ready })}
        </Notice>
      )}
      {noOpening ? (
        <Notice>{t('pickup.noOpening')}</Notice>
      ) : (
        <Fact icon={<ClockIcon />} label={t('pickup.time')}>
          {preparation ?? <Skeleton $width="120px" $height="24px" />}
        </Fact>
      )}
      <Fact icon={<PinIcon />} label={t('pickup.address')}>
        <a href={mapsSearchUrl(info)} target="_blank" rel="noreferrer" aria-label={t('pickup.openMap', { address })}>
          {address}
        </a>
      </Fact>
    </Box>
  );
}
