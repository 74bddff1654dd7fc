import {
  Button,
  color,
  DownloadIcon,
  fontSize,
  formatTime,
  media,
  Select,
  space,
  toast,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { CSV_FORMATS, useCsvFormat, type CsvFormat } from '../../files/csv-format.js';
import { download } from '../../files/download.js';
import { Choices } from '../../lists/Choices.js';
import { TODAY } from '../../lists/chosen-day.js';
import { DayPicker } from '../../lists/DayPicker.js';
import { PERIODS, useAnalyticsView, useFigures, type AnalyticsView } from './useFigures.js';
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
  margin-block: ${space(2)};
  &:first-child {
    margin-top: 0;
  }
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
  white-space: nowrap;
  ${media.phone} {
    /* Without words it would take room from the choices before it. */
    &:empty {
      display: none;
    }
  }
`;

const File = styled.div`
  display: flex;
  gap: ${space(1)};
  & > select {
    width: 216px;
    padding-right: ${space(4)};
  }
  & > button {
    white-space: nowrap;
  }
  ${media.phone} {
    flex: 1 0 100%;
    & > select {
      flex: 1 1 0;
      width: 0;
      min-width: 0;
      padding-inline: ${space(1.5)} ${space(4)};
    }
    & > button {
      padding-inline: ${space(2)};
    }
  }
`;

interface AnalyticsToolbarProps {
  view: AnalyticsView;
  onView: (view: AnalyticsView) => void;
}

/** Which days the figures are about. */
function AnalyticsToolbar({ view, onView }: AnalyticsToolbarProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <DayPicker chosen={view.day} onChoose={(day) => onView({ ...view, day: day ?? TODAY })} />
      <Choices
        label={t('analytics.period')}
        items={PERIODS.map((value) => ({ value, label: t('analytics.days', { count: value }) }))}
        chosen={view.period}
        onChoose={(period) => onView({ ...view, period })}
      />
    </Root>
  );
}

interface FiguresFileProps {
  /** When the figures were answered, in words; null while there are none. */
  asOf: string | null;
  /** Null while there is nothing to download. */
  onDownload: ((format: CsvFormat) => void) | null;
}

/** Below the figures: when they were read, and a file of them. */
function FiguresFile({ asOf, onDownload }: FiguresFileProps) {
  const { t } = useTranslation();
  const { format, choose } = useCsvFormat();
  return (
    <Root>
      <AsOf>{asOf}</AsOf>
      <File>
        <Select
          aria-label={t('analytics.download.format')}
          value={format}
          onChange={({ target }) => choose(CSV_FORMATS.find((one) => one === target.value) ?? format)}
        >
          {CSV_FORMATS.map((one) => (
            <option key={one} value={one}>
              {t(`analytics.download.${one}`)}
            </option>
          ))}
        </Select>
        <Button variant="secondary" disabled={onDownload === null} onClick={() => onDownload?.(format)}>
          <DownloadIcon /> {t('analytics.download.action')}
        </Button>
      </File>
    </Root>
  );
}

/** /admin/analytics */
export default function AnalyticsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, timeZone } = useRestaurant();
  const { view, choose } = useAnalyticsView();
  const state = useFigures(view);
  const { figures, turning } = state;
  const tablesOf = useFigureTables();
  const tables = figures && tablesOf(figures);
  useLoadFailure(state, t('analytics.loadFailed'));

  const save = ({ trends }: Figures, all: FigureTables, format: CsvFormat) => {
    const days = daySales(trends).map(({ day }) => day);
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const head = [
      [t('analytics.title'), name ?? ''],
      [t('analytics.period'), t('analytics.lastDays', { count: days.length }), first, last],
    ];
    const file = writeFiguresFile(head, Object.values(all), format);
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
      <AnalyticsToolbar view={view} onView={choose} />
      {content()}
      <FiguresFile
        asOf={
          figures && !turning
            ? t('analytics.asOf', { time: formatTime(state.updatedAt, { language, timeZone }) })
            : null
        }
        onDownload={figures && tables && !turning ? (format) => save(figures, tables, format) : null}
      />
    </Screen>
  );
}
