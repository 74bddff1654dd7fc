import { useViewInUrl } from '../../lists/useViewInAddress.js';
import { parsePeriod, writePeriod, type Period } from './analytics-view.js';

/** The period in the URL: each choice is a step of the history. */
export function useAnalyticsView(): { period: Period; choose: (period: Period) => void } {
  const { view, go } = useViewInUrl(parsePeriod, writePeriod);
  return { period: view, choose: go };
}
