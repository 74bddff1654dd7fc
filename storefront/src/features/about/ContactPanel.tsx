import { ButtonAnchor, Card, color, fontSize, MailIcon, PhoneIcon, PinIcon, space } from '@pickup/web';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeading } from '../../page-parts/Page.js';
import { addressLine, directionsUrl, phoneUrl, useRestaurant } from '../../restaurant/useRestaurant.js';

const Box = styled(Card)`
  display: grid;
  gap: ${space(2.5)};
  padding: ${space(3)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5)};
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
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-block: 10px;
    margin-block: -10px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
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
            <Row key={label}>
              {icon}
              <dl>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </dl>
            </Row>
          ),
      )}
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
