import { isOpenStatus, type TrackedOrder } from '@pickup/contract';
import { ButtonAnchor, Notice, PhoneIcon, PinIcon, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Panel, PanelHeading } from '../../page-parts/panels.js';
import { addressLine, directionsUrl, phoneUrl } from '../../restaurant/address.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Box = styled(Panel)`
  display: grid;
  gap: ${space(2)};
  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;

const Heading = styled(PanelHeading)`
  margin-bottom: 0;
`;

const Instructions = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  & > * {
    flex: 1 1 200px;
  }
`;

/** Where to collect it, how to get there, and whom to call. */
export function PickupPanel({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { info } = useRestaurant();
  return (
    <Box as="section" aria-labelledby="pickup">
      <Heading id="pickup">{t('tracking.pickup')}</Heading>
      <address>
        <b>{info.name}</b>
        <br />
        {addressLine(info)}
      </address>
      {info.specialInstructions && <Instructions>{info.specialInstructions}</Instructions>}
      {isOpenStatus(order.status) && <Notice $tone="plain">{t('order.bring', { number: order.orderNumber })}</Notice>}
      <Buttons>
        <ButtonAnchor href={directionsUrl(info)} target="_blank" rel="noreferrer" $variant="secondary">
          <PinIcon size={18} />
          {t('tracking.directions')}
        </ButtonAnchor>
        {info.phone && (
          <ButtonAnchor href={phoneUrl(info.phone)} $variant="secondary">
            <PhoneIcon size={18} />
            {t('tracking.call', { phone: info.phone })}
          </ButtonAnchor>
        )}
      </Buttons>
    </Box>
  );
}
