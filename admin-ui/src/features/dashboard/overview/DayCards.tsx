import type { OrderStatistics, Overview, UsualSales } from '@pickup/contract';
import { formatNamedDay, formatTime, formatWeekday, useLanguage, useTranslation } from '@pickup/web';
import { useMoney, useRestaurant } from '../../../restaurant/useRestaurant.js';
import { Answer, AnswerCard, AnswerLines, AnswerLink, Remark } from './AnswerCard.js';

/** A smaller difference is said to be none, in percent. */
const SAME_PERCENT = 5;

/** How many percent a day is above what is usual, by its revenue or, where that is usually nothing, by its orders; null where there is usually no order. */
export function percentAbove({ orders, revenue }: OrderStatistics, usual: UsualSales): number | null {
  if (Math.round(usual.orders) === 0) return null;
  const [now, before] = usual.revenue > 0 ? [revenue, usual.revenue] : [orders, usual.orders];
  return Math.round(((now - before) / before) * 100);
}

function useSales(): (day: Pick<OrderStatistics, 'orders' | 'revenue'>) => string {
  const { t } = useTranslation();
  const money = useMoney();
  return ({ orders, revenue }) => t('dashboard.now.sales', { count: Math.round(orders), amount: money(revenue) });
}

/** Today so far beside what the same weekday brings by this time; its figures stand above (product.md, Landing). */
export function TodayCard({ overview: { at, today, usual } }: { overview: Overview }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const salesOf = useSales();
  const weekday = formatWeekday(`${today.date}T12:00:00Z`, { language, timeZone: 'UTC' });
  const percent = usual && percentAbove(today, usual);
  const comparison = () => {
    if (percent === null)
      return t(today.orders > 0 ? 'dashboard.now.today.moreThanNothing' : 'dashboard.now.today.same');
    if (Math.abs(percent) < SAME_PERCENT) return t('dashboard.now.today.same');
    return t(percent > 0 ? 'dashboard.now.today.more' : 'dashboard.now.today.less', { percent: Math.abs(percent) });
  };
  return (
    <AnswerCard label={t('dashboard.now.today.title')}>
      {usual ? (
        <>
          <Answer>{comparison()}</Answer>
          <Remark>
            {t(percent === null ? 'dashboard.now.today.noneYet' : 'dashboard.now.today.usual', {
              count: usual.days,
              weekday,
              sales: salesOf(usual),
              time: formatTime(at, { language, timeZone }),
            })}
          </Remark>
        </>
      ) : (
        <Remark>{t('dashboard.now.today.nothingUsual', { weekday })}</Remark>
      )}
    </AnswerCard>
  );
}

/** The day before, closed. */
export function YesterdayCard({ yesterday }: { yesterday: OrderStatistics }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const salesOf = useSales();
  return (
    <AnswerCard label={t('dashboard.now.yesterday.title')}>
      <Answer>{salesOf(yesterday)}</Answer>
      <Remark>{formatNamedDay(yesterday.date, { language })}</Remark>
      <AnswerLines>
        <li>
          <AnswerLink to="/analytics" $tone="plain">
            {t('dashboard.now.yesterday.cancelled', { count: yesterday.cancelled })}
          </AnswerLink>
        </li>
      </AnswerLines>
    </AnswerCard>
  );
}
