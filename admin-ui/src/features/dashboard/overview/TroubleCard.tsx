import type { Overview } from '@pickup/contract';
import { AlertIcon, useTranslation } from '@pickup/web';
import { useWhen } from '../../../order/due.js';
import { usePrintTrouble } from '../../../order/ticket/print-trouble.js';
import { Answer, AnswerCard, AnswerLines, AnswerLink, Remark } from './AnswerCard.js';

interface Trouble {
  name: string;
  words: string;
  /** Where it is mended. */
  to: string;
  /** Whether orders are lost or refused by it. */
  isGrave: boolean;
}

/** What is wrong as far as the server and this device know, the gravest first. */
function useTroubles({ kitchen, noBoardSince, mail }: Overview): Trouble[] {
  const { t } = useTranslation();
  const when = useWhen();
  const printTrouble = usePrintTrouble();
  const troubles: (Trouble | false)[] = [
    kitchen === null && {
      name: 'undescribed',
      to: '/restaurant-settings',
      isGrave: true,
      words: t('dashboard.now.wrong.undescribed'),
    },
    kitchen?.reason === 'not-open-yet' && {
      name: 'not-open-yet',
      to: '/restaurant-settings?field=doorsOpen',
      isGrave: true,
      words: t('dashboard.now.wrong.notOpenYet'),
    },
    kitchen?.reason === 'no-opening' && {
      name: 'no-opening',
      to: '/restaurant-settings',
      isGrave: true,
      words: t('dashboard.now.wrong.noOpening'),
    },
    kitchen?.reason === 'paused' && {
      name: 'paused',
      to: '/kitchen',
      isGrave: true,
      words:
        kitchen.opensAt === null
          ? t('dashboard.now.wrong.paused')
          : t('dashboard.now.wrong.pausedUntil', { when: when(kitchen.opensAt) }),
    },
    noBoardSince !== null && {
      name: 'no-board',
      to: '/kitchen',
      isGrave: true,
      words: t('dashboard.now.wrong.noBoard', { when: when(noBoardSince) }),
    },
    mail.failed > 0 && {
      name: 'mail-failed',
      to: '/orders',
      isGrave: true,
      words: t('dashboard.now.wrong.mailFailed', { count: mail.failed }),
    },
    mail.retrying > 0 && {
      name: 'mail-retrying',
      to: '/orders',
      isGrave: false,
      words: t('dashboard.now.wrong.mailRetrying', { count: mail.retrying }),
    },
    printTrouble !== null && {
      name: 'print',
      to: '/kitchen',
      isGrave: false,
      words: t('dashboard.now.wrong.print', { number: printTrouble }),
    },
  ];
  return troubles.filter((trouble) => trouble !== false);
}

/** What is wrong, each with the way to where it is mended. That mail is not set up is said where nothing else is: it may be meant. */
export function TroubleCard({ overview }: { overview: Overview }) {
  const { t } = useTranslation();
  const troubles = useTroubles(overview);
  const { enabled: sendsMail } = overview.mail;
  return (
    <AnswerCard label={t('dashboard.now.wrong.title')}>
      <Answer>
        {troubles.length === 0
          ? t(sendsMail ? 'dashboard.now.wrong.nothing' : 'dashboard.now.wrong.onlyNoMail')
          : t('dashboard.now.wrong.count', { count: troubles.length })}
      </Answer>
      {troubles.length === 0 && (
        <Remark>{t(sendsMail ? 'dashboard.now.wrong.looked' : 'dashboard.now.wrong.lookedWithoutMail')}</Remark>
      )}
      <AnswerLines>
        {troubles.map(({ name, words, to, isGrave }) => (
          <li key={name}>
            <AnswerLink to={to} $tone={isGrave ? 'danger' : 'note'}>
              <AlertIcon />
              {words}
            </AnswerLink>
          </li>
        ))}
      </AnswerLines>
    </AnswerCard>
  );
}
