import type { AdminRestaurant } from '@pickup/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../failures/LoadFailed.js';
import { useLoadFailure } from '../failures/useLoadFailure.js';
import { Loading } from '../screen/Loading.js';
import { SectionSkeletons } from './FormSection.js';
import { useRestaurantRecord } from './useRestaurantRecord.js';

interface RestaurantLoaderProps {
  /** Names the failure on the screen. */
  failed: string;
  /** The failure's toast; without it the failure is only logged. */
  toast?: string;
  /** @param record null before the restaurant was described */
  children: (record: AdminRestaurant | null) => ReactNode;
}

function Failed({
  title,
  toast,
  error,
  onRetry,
}: {
  title: string;
  toast?: string;
  error: Error;
  onRetry: () => void;
}) {
  useLoadFailure({ isError: toast !== undefined, error }, toast ?? '');
  return <LoadFailed title={title} error={error} onRetry={onRetry} />;
}

/** Renders a form of the restaurant once its record has loaded. */
export function RestaurantLoader({ failed, toast, children }: RestaurantLoaderProps) {
  const { t } = useTranslation();
  const loaded = useRestaurantRecord();
  if (loaded.state === 'loaded') return children(loaded.record);
  if (loaded.state === 'failed')
    return <Failed title={failed} toast={toast} error={loaded.error} onRetry={loaded.retry} />;
  return (
    <>
      <Loading label={t('app.loading')} />
      <SectionSkeletons />
    </>
  );
}
