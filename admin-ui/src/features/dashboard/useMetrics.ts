import type { DashboardMetrics } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoadFailure } from '../../failures/useLoadFailure.js';

/** How often the figures are read again while the landing is open, in milliseconds. */
const REFRESH_MS = 30_000;

const FRESH = { refetchInterval: REFRESH_MS, refetchOnWindowFocus: 'always', staleTime: 0 } as const;

/** Today's figures; a failure shows a toast. */
export function useMetrics(): UseQueryResult<DashboardMetrics> {
  const { t } = useTranslation();
  const metrics = useApiQuery('dashboard', { query: {} }, FRESH);
  useLoadFailure(metrics, t('dashboard.loadFailed'));
  return metrics;
}
