import { businessHour } from '@pickup/contract';
import {
  formatDate,
  formatWeekday,
  useLanguage,
  useNow,
  Button,
  color,
  fontSize,
  media,
  radius,
  SignOutIcon,
  space,
  toast,
  usePageTitle,
  LanguageSwitch,
  useTranslation,
} from '@pickup/web';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Brand } from '../../restaurant/Brand.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { loadTexts } from '../../language/texts.js';
import { useBadgedTitle } from '../../live-orders/useTabTitle.js';
import { Column } from '../../screen/Screen.js';
import { useSession, useSignOut } from '../../session-store/session-context.js';
import { FallbackTexts } from './first-evening/FallbackTexts.js';
import { FirstEvening } from './first-evening/FirstEvening.js';
import { useDescription } from './first-evening/useFirstEvening.js';
import { Metrics } from './Metrics.js';
import { OverviewSection } from './overview/OverviewSection.js';
import { SectionCards, type LandingSection } from './SectionCards.js';

/** Until which hour of the restaurant's day each greeting fits; the small hours still get "Good evening". */
const PARTS = [
  { until: 5, part: 'evening' },
  { until: 12, part: 'morning' },
  { until: 18, part: 'afternoon' },
] as const;

/** A greeting for the restaurant's time of day, and its date in words (product.md, Business days). */
function useGreeting(): { greeting: string; day: string } {
  const { t } = useTranslation();
  const now = useNow();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const hour = businessHour(now, timeZone);
  const part = PARTS.find(({ until }) => hour < until)?.part ?? 'evening';
  const locale = { language, timeZone };
  return { greeting: t(`dashboard.greeting.${part}`), day: `${formatWeekday(now, locale)} ${formatDate(now, locale)}` };
}

const Page = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(2.5)} ${space(5)};
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
`;

const SignOut = styled(Button)`
  flex: none;
  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

const Welcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${radius('card')};
  background: ${color('groundAmber')};
  ${media.phone} {
    padding: ${space(1.5)} ${space(2)};
  }
`;

const Title = styled.h1`
  font-size: ${fontSize('title')};
  line-height: 1.15;
  ${media.phone} {
    font-size: ${fontSize('xxl')};
  }
`;

const Day = styled.p`
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  font-size: ${fontSize('sm')};
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  min-width: 0;
`;

const Who = styled.p`
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

const quietLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const SiteLink = styled.a`
  ${quietLink}
`;

const QuietLink = styled(Link)`
  ${quietLink}
`;

const ChangePassword = styled.button`
  ${quietLink}
  padding: 0;
  background: none;
  border: 0;
  font-size: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;
`;

/* Aligns its text, not its padded buttons, with the rest. */
const Languages = styled.div`
  margin-inline: calc(-1 * ${space(1.5)});
`;

interface LandingPageProps {
  sections: readonly LandingSection[];
  /** Linked at the foot; their texts are `dashboard.{name}`. */
  quietSections: readonly { name: 'customers'; path: string }[];
  onChangePassword: () => void;
}

/** /admin for the signed-in owner: today's figures, how it goes, links to the sections, and Sign Out. */
export function LandingPage({ sections, quietSections, onChangePassword }: LandingPageProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const endSession = useSignOut();
  const { greeting, day } = useGreeting();
  const restaurant = useDescription();
  usePageTitle(`${useBadgedTitle(t('dashboard.pageTitle'))} · ${t('app.name')}`);
  const signOut = () => {
    endSession();
    toast.success(t('session.signedOut'));
  };
  return (
    <main>
      <Page as="div">
        <Top>
          <Brand />
          <SignOut variant="secondary" onClick={signOut}>
            <SignOutIcon /> {t('dashboard.signOut')}
          </SignOut>
        </Top>
        <Welcome>
          <Title tabIndex={-1}>{greeting}</Title>
          <Day>{day}</Day>
        </Welcome>
        <FirstEvening restaurant={restaurant} />
        <Metrics />
        <OverviewSection />
        <SectionCards sections={sections} />
        <FallbackTexts restaurant={restaurant} />
        <Foot>
          <Group>
            {user && <Who>{t('dashboard.signedInAs', { email: user.email })}</Who>}
            <ChangePassword type="button" onClick={onChangePassword}>
              {t('dashboard.changePassword')}
            </ChangePassword>
          </Group>
          <Group>
            {quietSections.map(({ name: section, path }) => (
              <QuietLink key={path} to={path}>
                {t(`dashboard.${section}`)}
              </QuietLink>
            ))}
            <SiteLink href="/">{t('dashboard.toSite')}</SiteLink>
            <Languages>
              <LanguageSwitch label={t('shared.language')} loadTexts={loadTexts} />
            </Languages>
          </Group>
        </Foot>
      </Page>
    </main>
  );
}
