import { shortOrderNumber, type OutgoingMail } from '@pickup/contract';
import { Badge, Button, fontSize, space, type BadgeTone } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWhen } from '../useWhen.js';
import { answerOf, isHeldBack } from './mail-answer.js';

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

/** One mail: what it says to whom, how far it came, what its server answered. */
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
