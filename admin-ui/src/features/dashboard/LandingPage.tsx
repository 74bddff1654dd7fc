import { Button, color, fontSize, radius, SignOutIcon, space, toast, usePageTitle, VisuallyHidden } from '@pickup/web';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LanguageSwitch } from '../../language/LanguageSwitch.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { Column } from '../../screen/Screen.js';
import { useSession } from '../../session-store/session-context.js';
import { useSignOut } from '../../session-store/useSignOut.js';

const Page = styled(Column)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(9)};
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Kitchen = styled.p`
  min-height: 1.5em;
  font-weight: 600;
  color: ${color('accent')};
`;

const Title = styled.h1`
  font-size: ${fontSize('title')};
`;

const Who = styled.p`
  margin-top: ${space(1)};
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space(2)};
`;

const CardLink = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.5)} ${space(2)};
  height: 100%;
  padding: ${space(3)};
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadow')};
  text-decoration: none;
  &:hover {
    border-color: ${color('accent')};
  }
`;

const CardArt = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius('control')};
  background: ${color('groundAmber')};
`;

const CardTitle = styled.h3`
  font-size: ${fontSize('xl')};
`;

const CardText = styled.p`
  color: ${color('soft')};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const SiteLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: ${fontSize('sm')};
`;

/** A card of the landing; its texts are `dashboard.section.{name}`. */
interface LandingSection {
  name: 'orders' | 'menu' | 'deals' | 'reviews' | 'restaurant' | 'settings' | 'analytics' | 'generator';
  path: string;
  Icon: ComponentType<{ size?: number }>;
}

/** /admin for the owner: who is signed in, the sections, and Sign Out (specification 2, admin landing). */
export function LandingPage({ sections }: { sections: readonly LandingSection[] }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const endSession = useSignOut();
  const { name } = useRestaurant();
  usePageTitle(`${t('dashboard.pageTitle')} · ${t('app.name')}`);
  const signOut = () => {
    endSession();
    toast.success(t('session.signedOut'));
  };
  return (
    <main>
      <Page as="div">
        <Top>
          <div>
            <Kitchen>{name}</Kitchen>
            <Title tabIndex={-1}>{t('dashboard.title')}</Title>
            {user && <Who>{t('dashboard.signedInAs', { email: user.email })}</Who>}
          </div>
          <Button variant="secondary" onClick={signOut}>
            <SignOutIcon /> {t('dashboard.signOut')}
          </Button>
        </Top>
        <nav aria-labelledby="sections">
          <VisuallyHidden as="h2" id="sections">
            {t('dashboard.sections')}
          </VisuallyHidden>
          <Cards>
            {sections.map(({ name: section, path, Icon }) => (
              <li key={path}>
                <CardLink to={path}>
                  <CardArt>
                    <Icon size={28} />
                  </CardArt>
                  <CardTitle>{t(`dashboard.section.${section}.title`)}</CardTitle>
                  <CardText>{t(`dashboard.section.${section}.text`)}</CardText>
                </CardLink>
              </li>
            ))}
          </Cards>
        </nav>
        <Foot>
          <SiteLink href="/">{t('dashboard.toSite')}</SiteLink>
          <LanguageSwitch />
        </Foot>
      </Page>
    </main>
  );
}
