import { MAIL_HELD_BACK, shortOrderNumber, type OutgoingMail } from '@pickup/contract';
import type { TFunction } from 'i18next';
import { toast, useApiMutation, Badge, Button, fontSize, space, type BadgeTone, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useErrorMessage } from '../../failures/load-failure.js';
import { endsSession } from '../../session-store/owner-client.js';
import { useWhen } from '../due.js';

/** Whether a mail was held back by us, as its recipient has had too many; trying it again sends it. */
const isHeldBack = ({ state, lastError }: OutgoingMail): boolean => state === 'failed' && lastError === MAIL_HELD_BACK;

/** Why a mail is not sent: our own reason, or what its server answered; null when nothing was said. */
export function answerOf(mail: OutgoingMail, t: TFunction): string | null {
  if (isHeldBack(mail)) return t('orders.mail.heldBack');
  return mail.lastError === null ? null : t('orders.mail.answer', { answer: mail.lastError });
}

interface RetryMail {
  /** The mail that is being tried, by its id. */
  busy: string | null;
  retry: (mailId: string) => void;
}

/** Sends a mail again that could not be sent. */
export function useRetryMail(): RetryMail {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, variables } = useApiMutation('retryMail', {
    invalidates: ['mailStatus', 'adminOrder'],
    onSuccess: () => toast.success(t('orders.mail.retried')),
    onError: (error) => {
      if (!endsSession(error)) toast.error(t('orders.mail.retryFailed'), { description: errorMessage(error) });
    },
  });
  return {
    busy: isPending ? variables.params.id : null,
    retry: (id) => {
      if (!isPending) mutate({ params: { id } });
    },
  };
}

const TONES = { waiting: 'confirmed', sent: 'ready', failed: 'pending' } as const satisfies Record<
  OutgoingMail['state'],
  BadgeTone
>;

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  padding-block: ${space(0.5)};
`;

const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  font-weight: 650;
`;

const Small = styled.p`
  font-size: ${fontSize('sm')};
`;

interface MailEntryProps {
  mail: OutgoingMail;
  /** Names the order, where it is not the order's own list. */
  withOrder?: boolean;
  busy: boolean;
  onRetry: (mailId: string) => void;
}

/** One mail: its kind, recipient, state, and what the mail server answered. */
export function MailEntry({ mail, withOrder = false, busy, onRetry }: MailEntryProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const kind = t(`orders.mail.kind.${mail.kind}`);
  const number = withOrder && mail.orderNumber !== null ? shortOrderNumber(mail.orderNumber) : null;
  const title = number === null ? kind : `${kind}, ${t('orders.mail.about', { number })}`;
  const isOpen = mail.state !== 'sent' && mail.attempts > 0;
  const answer = isOpen ? answerOf(mail, t) : null;
  const facts = [
    t('orders.mail.to', { recipient: mail.recipient }),
    mail.sentAt !== null && t('orders.mail.sentAt', { when: when(mail.sentAt) }),
    isOpen && t('orders.mail.attempts', { count: mail.attempts }),
    mail.nextAttemptAt !== null && isOpen && t('orders.mail.nextAt', { when: when(mail.nextAttemptAt) }),
  ].filter((fact) => fact !== false);
  return (
    <Root>
      <Words>
        <Head>
          {title}{' '}
          <Badge $tone={TONES[mail.state]}>{t(`orders.mail.state.${isHeldBack(mail) ? 'held' : mail.state}`)}</Badge>
        </Head>
        <Small>{facts.join(' · ')}</Small>
        {answer !== null && <Small>{answer}</Small>}
      </Words>
      {isOpen && (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={t('orders.mail.retrying')}
          aria-label={busy ? undefined : t('orders.mail.retryOf', { mail: title })}
          onClick={() => onRetry(mail.id)}
        >
          {t('orders.mail.retry')}
        </Button>
      )}
    </Root>
  );
}
