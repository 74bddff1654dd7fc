import { color, fontSize, radius, space, usePageTitle, LanguageSwitch, Notice, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { loadTexts } from '../../language/texts.js';
import { Brand } from '../../restaurant/Brand.js';
import { useSession } from '../../session-store/session-context.js';
import { SignInForm, useSignIn } from './SignInForm.js';

const Root = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${space(4)} ${space(2)};
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(3)};
  width: 100%;
  max-width: 420px;
  padding: ${space(4)};
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadow')};
`;

const Title = styled.h1`
  font-size: ${fontSize('xxl')};
`;

const Text = styled.p`
  margin-top: ${space(0.5)};
  color: ${color('soft')};
`;

const SessionEnded = styled(Notice)`
  font-size: inherit;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
`;

const SiteLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: ${fontSize('sm')};
`;

/** /admin for someone who is not signed in. */
export function SignInPage() {
  const { t } = useTranslation();
  const { ended, user } = useSession();
  const { busy, problem, submit } = useSignIn();
  usePageTitle(`${t('session.pageTitle')} · ${t('app.name')}`);

  return (
    <Root>
      <Brand />
      <Sheet>
        <div>
          <Title tabIndex={-1}>{t('session.title')}</Title>
          <Text>{t('session.text')}</Text>
        </div>
        {ended && problem === null && <SessionEnded role="status">{t('session.ended')}</SessionEnded>}
        <SignInForm busy={busy} error={problem} knownEmail={user?.email} onSubmit={submit} />
      </Sheet>
      <Foot>
        <LanguageSwitch label={t('shared.language')} loadTexts={loadTexts} />
        <SiteLink href="/">{t('session.toSite')}</SiteLink>
      </Foot>
    </Root>
  );
}
