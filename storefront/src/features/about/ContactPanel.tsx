import { phoneUrl } from '@pickup/contract';
import { ButtonAnchor, Card, MailIcon, PhoneIcon, PinIcon, space, useTranslation } from '@pickup/web';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fact } from '../../page-parts/facts.js';
import { SectionHeading } from '../../page-parts/Page.js';
import { addressLine, directionsUrl, useRestaurant } from '../../restaurant/useRestaurant.js';
import { GoodToKnow } from './GoodToKnow.js';

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(2.5)};
  padding: ${space(3)};
`;

/** At the lower edge, where the hours beside it need more height. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-top: auto;
  & > * {
    flex: 1 1 160px;
  }
`;

/** Address, phone, email, and buttons for directions and a call. */
export function ContactPanel() {
  const { t } = useTranslation();
  const { info } = useRestaurant();
  const rows: { icon: ReactNode; label: string; value: ReactNode }[] = [
    { icon: <PinIcon />, label: t('about.contact.address'), value: addressLine(info) },
    {
      icon: <PhoneIcon />,
      label: t('about.contact.phone'),
      value: info.phone && <a href={phoneUrl(info.phone)}>{info.phone}</a>,
    },
    {
      icon: <MailIcon />,
      label: t('about.contact.email'),
      value: info.email ? <a href={`mailto:${info.email}`}>{info.email}</a> : t('about.contact.noEmail'),
    },
  ];
  return (
    <Box as="section" aria-labelledby="contact-information">
      <SectionHeading id="contact-information">{t('about.contact.title')}</SectionHeading>
      {rows.map(
        ({ icon, label, value }) =>
          value && (
            <Fact key={label} icon={icon} label={label}>
              {value}
            </Fact>
          ),
      )}
      <GoodToKnow />
      <Actions>
        {info.phone && (
          <ButtonAnchor href={phoneUrl(info.phone)} $size="main">
            {t('about.contact.call')}
          </ButtonAnchor>
        )}
        <ButtonAnchor href={directionsUrl(info)} target="_blank" rel="noreferrer" $size="main" $variant="secondary">
          {t('about.contact.directions')}
        </ButtonAnchor>
      </Actions>
    </Box>
  );
}
