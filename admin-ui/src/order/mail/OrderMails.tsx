import { AlertIcon, Button, color, space, useApiQuery, fontSize, Skeleton, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled from 'styled-components';
import type { OutgoingMail } from '@pickup/contract';
import { Band, BandRow, BandWords } from '../../screen/Bands.js';
import { MailEntry, answerOf, useRetryMail } from './MailEntry.js';

/** How often it is asked how the mail is doing, in milliseconds: mails are tried again without any order changing. */
const ASK_MS = 30_000;
/** Polling is faster while mails wait, so that a retry shows its result soon. */
const ASK_SOON_MS = 5_000;

/** How mail is doing; undefined until that is known. */
export const useMailStatus = () =>
  useApiQuery('mailStatus', undefined, {
    refetchInterval: ({ state }) => (state.data?.troubled.length ? ASK_SOON_MS : ASK_MS),
  }).data;

const Root = styled(Band)`
  container-type: inline-size;
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
`;

/* Beside another message it would be cut; the details say it too. */
const Answer = styled.span`
  @container (max-width: 799.98px) {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-height: 300px;
  overflow-y: auto;
  padding: ${space(1)} ${space(2)};
  border-top: 1px solid color-mix(in srgb, currentcolor 22%, transparent);
`;

/** Above the orders, in one row: how many mails could not be sent, why, and a button to retry. Nothing when all were sent. */
export function MailTrouble() {
  const { t } = useTranslation();
  const status = useMailStatus();
  const [shown, setShown] = useState(false);
  const { busy, retry } = useRetryMail();
  const troubled = status?.troubled ?? [];
  const said = troubled.find(({ lastError }) => lastError !== null);
  if (troubled.length === 0) return null;
  return (
    <Root>
      <BandRow>
        <AlertIcon size={24} />
        <BandWords role="status">
          <b>{t('orders.mail.troubled', { count: troubled.length })}</b> {said && <Answer>{answerOf(said, t)}</Answer>}
        </BandWords>
        <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'orders.mail.hide' : 'orders.mail.details')}
        </Button>
      </BandRow>
      {shown && (
        <List tabIndex={troubled.length > 3 ? 0 : undefined}>
          {troubled.map((mail) => (
            <MailEntry key={mail.id} mail={mail} withOrder busy={busy === mail.id} onRetry={retry} />
          ))}
        </List>
      )}
    </Root>
  );
}

const OrderMailsList = styled.ul`
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
        <OrderMailsList>
          {mails.map((mail) => (
            <MailEntry key={mail.id} mail={mail} busy={busy === mail.id} onRetry={retry} />
          ))}
        </OrderMailsList>
      )}
      {mails.length === 0 && status?.enabled === true && <Quiet>{t('orders.mail.none')}</Quiet>}
      {status?.enabled === false && <Quiet>{t('orders.mail.off')}</Quiet>}
    </>
  );
}
