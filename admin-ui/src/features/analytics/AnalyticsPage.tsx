import { formatTime, toast, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { download } from '../../files/download.js';
import { LoadFailed } from '../../failures/LoadFailed.js';
import { useLoadFailure } from '../../failures/useLoadFailure.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { Screen } from '../../screen/Screen.js';
import { AnalyticsSkeletons } from './AnalyticsSkeletons.js';
import { AnalyticsToolbar } from './AnalyticsToolbar.js';
import { daySales, type Figures } from './figures.js';
import { writeFiguresFile } from './figures-file.js';
import { FiguresView } from './FiguresView.js';
import { useAnalyticsView } from './useAnalyticsView.js';
import { useFigures } from './useFigures.js';
import { useFigureTables, type FigureTables } from './useFigureTables.js';

/** /admin/analytics */
export default function AnalyticsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, timeZone } = useRestaurant();
  const { period, choose } = useAnalyticsView();
  const state = useFigures(period);
  const { figures, turning } = state;
  const tablesOf = useFigureTables();
  const tables = figures && tablesOf(figures);
  useLoadFailure(state, t('analytics.loadFailed'));

  const save = ({ trends }: Figures, all: FigureTables) => {
    const days = daySales(trends).map(({ day }) => day);
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const head = [
      [t('analytics.title'), name ?? ''],
      [t('analytics.period'), t('analytics.lastDays', { count: days.length }), first, last],
    ];
    const file = writeFiguresFile(head, Object.values(all), language);
    download(`analytics-${first}-${last}.csv`, file, 'text/csv;charset=utf-8');
    toast.success(t('analytics.download.done'));
  };

  const content = () => {
    if (figures && tables) return <FiguresView figures={figures} tables={tables} busy={turning} />;
    if (!state.isError) return <AnalyticsSkeletons />;
    return <LoadFailed title={t('analytics.loadFailed')} error={state.error} onRetry={state.retry} />;
  };

  return (
    <Screen title={t('analytics.title')}>
      <AnalyticsToolbar
        period={period}
        onPeriod={choose}
        asOf={figures ? t('analytics.asOf', { time: formatTime(state.updatedAt, { language, timeZone }) }) : null}
        onDownload={figures && tables && !turning ? () => save(figures, tables) : null}
      />
      {content()}
    </Screen>
  );
}
