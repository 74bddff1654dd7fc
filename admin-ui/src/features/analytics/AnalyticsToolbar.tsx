import { Button, color, DownloadIcon, fontSize, media, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Choices } from '../../lists/Choices.js';
import { PERIODS, type Period } from './analytics-view.js';

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
