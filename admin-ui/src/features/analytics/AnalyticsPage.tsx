import { Button, color, DownloadIcon, fontSize, media, space, formatTime, toast, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Choices } from '../../lists/Choices.js';
import { PERIODS, useAnalyticsView, useFigures, type Period } from './useFigures.js';
import { download } from '../../files/download.js';
import { LoadFailed, useLoadFailure } from '../../failures/load-failure.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { Screen } from '../../screen/Screen.js';
import { AnalyticsSkeletons } from './AnalyticsSkeletons.js';
import { daySales, type Figures } from './figures.js';
import { writeFiguresFile } from './csv.js';
import { FiguresView } from './FiguresView.js';
import { useFigureTables, type FigureTables } from './figure-tables.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};
  margin-bottom: ${space(2)};
  ${media.phone} {
    & > [role='group'] {
      flex: 1 0 100%;
    }
  }
`;

const AsOf = styled.p`
  flex: 1;
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

interface AnalyticsToolbarProps {
  period: Period;
  onPeriod: (period: Period) => void;
  /** When the figures were answered, in words; null while there are none. */
  asOf: string | null;
  /** Null while there is nothing to download. */
  onDownload: (() => void) | null;
}

/** Which days the figures are about, when they were read, and a file of them. */
export function AnalyticsToolbar({ period, onPeriod, asOf, onDownload }: AnalyticsToolbarProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <Choices
        label={t('analytics.period')}
        items={PERIODS.map((value) => ({ value, label: t('analytics.days', { count: value }) }))}
        chosen={period}
        onChoose={onPeriod}
      />
      <AsOf>{asOf}</AsOf>
      <Button variant="secondary" disabled={onDownload === null} onClick={() => onDownload?.()}>
        <DownloadIcon /> {t('analytics.download.action')}
      </Button>
    </Root>
  );
}

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
