import { useSearchParams } from 'react-router-dom';
import { parsePeriod, writePeriod, type Period } from './analytics-view.js';

/** The period in the URL: each choice is a step of the history. */
export function useAnalyticsView(): { period: Period; choose: (period: Period) => void } {
  const [params, setParams] = useSearchParams();
  return { period: parsePeriod(params), choose: (period) => setParams(writePeriod(period)) };
}
