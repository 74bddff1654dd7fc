import { phoneUrl } from '@pickup/contract';
import { color, font, fontSize, media, space, useLanguage, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { cuisineOf, priceRangeText } from '../../head/structured-data.js';
import { Column } from '../../page-parts/Page.js';
import { useOnlinePlaces, usePaymentText } from '../../restaurant/useAboutRestaurant.js';
import { addressLine, directionsUrl, useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.footer`
  border-top: 1px solid ${color('line')};
  /* Clear of a button at the window's corner, which says how high it is. */
  padding-bottom: var(--corner-button, 0px);
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr);
  gap: ${space(2)} ${space(5)};
  padding-block: ${space(4)};
  overflow-wrap: anywhere;
  @media (min-width: 1280px) {
    /* The outer columns stand at the edges of the page. */
    display: flex;
    justify-content: space-between;
  }
  ${media.tabletDown} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space(3)};
  }
`;

const Name = styled.strong`
  display: block;
  margin-bottom: ${space(0.5)};
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('lg')};
  color: ${color('ink')};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0 ${space(3)};
  margin-top: calc(-1 * ${space(1)});
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** One below the other. */
const Contact = styled(Links)`
  flex-direction: column;
  align-items: start;
`;

/** What the restaurant is, how to reach and pay it, and where else it is found, under every page. */
export function Footer() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { info, status } = useRestaurant();
  const payment = usePaymentText();
  const online = useOnlinePlaces();
  if (status === 'loading') return <Root />;
  const kind = [cuisineOf(info, language), priceRangeText(info)].filter(Boolean).join(' · ');
  return (
    <Root>
      <Row>
        <div>
          <Name>{info.name}</Name>
          {kind !== '' && <p>{kind}</p>}
          <p>{t('nav.footer.pickupOnly')}</p>
          {payment !== null && <p>{payment}</p>}
        </div>
        <Contact>
          <a href={directionsUrl(info)} target="_blank" rel="noreferrer">
            {addressLine(info)}
          </a>
          {info.phone && <a href={phoneUrl(info.phone)}>{t('nav.footer.call', { phone: info.phone })}</a>}
        </Contact>
        {online.length > 0 && (
          <Links as="nav" aria-label={t('nav.footer.online')}>
            {online.map(({ name, url }) => (
              <a key={name} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            ))}
          </Links>
        )}
      </Row>
    </Root>
  );
}
