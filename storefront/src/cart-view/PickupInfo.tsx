import { ClockIcon, color, fontSize, Notice, PinIcon, Skeleton, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { addressLine, mapsSearchUrl, useRestaurant } from '../restaurant/useRestaurant.js';
import { usePickupTexts } from '../restaurant/usePickupTexts.js';
import { Panel } from '../page-parts/panels.js';

const Box = styled(Panel)`
  display: grid;
  gap: ${space(2)};
`;

const Heading = styled.h2`
  font-size: ${fontSize('xl')};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(1.5)};
  & > svg {
    margin-top: ${space(0.5)};
    color: ${color('accent')};
  }
  dt {
    font-size: ${fontSize('xs')};
    color: ${color('soft')};
  }
  dd {
    font-weight: 600;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-block: 10px;
    margin-block: -10px;
  }
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
        <Row>
          <ClockIcon />
          <dl>
            <dt>{t('pickup.time')}</dt>
            <dd>{preparation ?? <Skeleton $width="120px" $height="24px" />}</dd>
          </dl>
        </Row>
      )}
      <Row>
        <PinIcon />
        <dl>
          <dt>{t('pickup.address')}</dt>
          <dd>
            <a
              href={mapsSearchUrl(info)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('pickup.openMap', { address })}
            >
              {address}
            </a>
          </dd>
        </dl>
      </Row>
    </Box>
  );
}
