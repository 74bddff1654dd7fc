import type { Login, Session } from '@pickup/contract';
import { ApiError, color, font, fontSize, radius, space, toast, useApiMutation, usePageTitle } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LanguageSwitch } from '../../language/LanguageSwitch.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { useSession, useSessionStore } from '../../session-store/session-context.js';
import { OWNER_ROLE } from '../../session-store/session-store.js';
import { SignInForm } from './SignInForm.js';

const Root = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${space(4)} ${space(2)};
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 44px;
  font-family: ${font('heading')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
`;

const Logo = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius('control')};
  background: ${color('accent')};
  color: ${color('onAccent')};
  font-size: ${fontSize('xl')};
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

const Notice = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-weight: 600;
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

/** Only the first role counts (specification 6); a session that opens nothing is not kept. */
const opensBackOffice = ({ user }: Session) => user.roles[0] === OWNER_ROLE;

/** Too many attempts: credentials have nothing to do with it, and how long to wait stands in the form. */
const hasToWait = (error: Error) => error instanceof ApiError && error.status === 429;

/** What stands in the form when signing in failed; the toast beside it is the specification's. */
function useProblem(error: Error | null, refusedAccount: boolean): string | null {
  const { t } = useTranslation();
  if (refusedAccount) return t('session.notOwner');
  if (error === null) return null;
  return error instanceof ApiError ? (error.serverMessage ?? t('session.failed')) : t('app.noAnswer');
}

/** /admin for someone who is not signed in (specification 2, admin landing; 8, admin). */
export function SignInPage() {
  const { t } = useTranslation();
  const session = useSessionStore();
  const { ended } = useSession();
  const { name } = useRestaurant();
  usePageTitle(`${t('session.pageTitle')} · ${t('app.name')}`);

  const login = useApiMutation('login', {
    onSuccess: (opened) => {
      if (!opensBackOffice(opened)) {
        toast.error(t('session.failed'));
        return;
      }
      toast.success(t('session.succeeded'));
      session.signIn(opened);
    },
    onError: (error) => {
      if (!hasToWait(error)) toast.error(t('session.failed'));
    },
  });
  const problem = useProblem(login.error, login.isSuccess && !opensBackOffice(login.data));
  const submit = (credentials: Login) => login.mutate({ body: credentials });

  return (
    <Root>
      <Brand>
        {name !== null && (
          <>
            <Logo aria-hidden="true">{name.charAt(0)}</Logo> {name}
          </>
        )}
      </Brand>
      <Sheet>
        <div>
          <Title tabIndex={-1}>{t('session.title')}</Title>
          <Text>{t('session.text')}</Text>
        </div>
        {ended && problem === null && <Notice role="status">{t('session.ended')}</Notice>}
        <SignInForm busy={login.isPending} error={problem} onSubmit={submit} />
      </Sheet>
      <Foot>
        <LanguageSwitch />
        <SiteLink href="/">{t('session.toSite')}</SiteLink>
      </Foot>
    </Root>
  );
}
