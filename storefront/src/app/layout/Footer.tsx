import { color, font, fontSize, media, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Column } from '../../page-parts/Page.js';
import { addressLine, directionsUrl, phoneUrl } from '../../restaurant/address.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.footer`
  border-top: 1px solid ${color('line')};
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
`;

const Name = styled.strong`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('md')};
  color: ${color('ink')};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** Who and where, under every page. */
export function Footer() {
  const { t } = useTranslation();
  const { info, status } = useRestaurant();
  if (status === 'loading') return <Root />;
  return (
    <Root>
      <Row>
        <p>
          <Name>{info.name}</Name>
          <br />
          {t('nav.footer.pickupOnly')}
        </p>
        <Links>
          <a href={directionsUrl(info)} target="_blank" rel="noreferrer">
            {addressLine(info)}
          </a>
          {info.phone && <a href={phoneUrl(info.phone)}>{t('nav.footer.call', { phone: info.phone })}</a>}
        </Links>
      </Row>
    </Root>
  );
}
