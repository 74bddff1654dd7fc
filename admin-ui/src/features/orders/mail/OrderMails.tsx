import type { OutgoingMail } from '@pickup/contract';
import { color, fontSize, Skeleton, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MailEntry } from './MailEntry.js';
import { useMailStatus } from './MailTrouble.js';
import { useRetryMail } from './useRetryMail.js';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

const Quiet = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

/** What the customer and the owner were written about an order; undefined until that is known. */
export function OrderMails({ mails }: { mails: readonly OutgoingMail[] | undefined }) {
  const { t } = useTranslation();
  const status = useMailStatus();
  const { busy, retry } = useRetryMail();
  if (mails === undefined) return <Skeleton $width="70%" />;
  return (
    <>
      {mails.length > 0 && (
        <List>
          {mails.map((mail) => (
            <MailEntry key={mail.id} mail={mail} busy={busy === mail.id} onRetry={retry} />
          ))}
        </List>
      )}
      {mails.length === 0 && status?.enabled === true && <Quiet>{t('orders.mail.none')}</Quiet>}
      {status?.enabled === false && <Quiet>{t('orders.mail.off')}</Quiet>}
    </>
  );
}
