import { shortOrderNumber, type OpenOrders } from '@pickup/contract';
import { AlertIcon, ClockIcon, EyeOffIcon, KitchenIcon, useTranslation } from '@pickup/web';
import { useWhen } from '../../../order/due.js';
import { Answer, AnswerCard, AnswerLines, AnswerLink, Remark } from './AnswerCard.js';

/** The board, where all of this is worked on. */
const BOARD = '/kitchen';

/** How many orders are open, and which of them wait for somebody. */
export function OpenOrdersCard({ open }: { open: OpenOrders }) {
  const { t } = useTranslation();
  const when = useWhen();
  const { count, later, late, oldestLate, unopened, oldestUnopened } = open;
  return (
    <AnswerCard label={t('dashboard.now.open.title')}>
      <Answer>{t('dashboard.now.open.count', { count })}</Answer>
      {late + unopened === 0 && (
        <Remark>{t(count > later ? 'dashboard.now.open.fine' : 'dashboard.now.open.nothingToDo')}</Remark>
      )}
      <AnswerLines>
        {oldestLate && (
          <li>
            <AnswerLink to={BOARD} $tone="danger">
              <AlertIcon />
              {t('dashboard.now.open.late', {
                count: late,
                number: shortOrderNumber(oldestLate.orderNumber),
                when: when(oldestLate.since),
              })}
            </AnswerLink>
          </li>
        )}
        {oldestUnopened && (
          <li>
            <AnswerLink to={BOARD} $tone="note">
              <EyeOffIcon />
              {t('dashboard.now.open.unopened', {
                count: unopened,
                number: shortOrderNumber(oldestUnopened.orderNumber),
                when: when(oldestUnopened.since),
              })}
            </AnswerLink>
          </li>
        )}
        {later > 0 && (
          <li>
            <AnswerLink to={BOARD} $tone="plain">
              <ClockIcon />
              {t('dashboard.now.open.later', { count: later })}
            </AnswerLink>
          </li>
        )}
        {late + unopened + later === 0 && (
          <li>
            <AnswerLink to={BOARD} $tone="plain">
              <KitchenIcon />
              {t('orders.alarm.openBoard')}
            </AnswerLink>
          </li>
        )}
      </AnswerLines>
    </AnswerCard>
  );
}
