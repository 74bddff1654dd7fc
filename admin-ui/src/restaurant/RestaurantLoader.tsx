import type { AdminRestaurant } from '@pickup/contract';
import { ApiError, apiQueryKey, useApi, useTranslation } from '@pickup/web';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { LoadFailed, useLoadFailure } from '../failures/load-failure.js';
import { Loading } from '../screen/Screen.js';
import { SectionSkeletons } from './FormSection.js';

/** What a screen of the restaurant starts from; `record` is null before the restaurant was described. */
export type LoadedRestaurant =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'loaded'; record: AdminRestaurant | null };

/**
 * Reads the restaurant's record once: what is typed over it afterwards belongs to the form, whatever becomes of the
 * cache. A 404 is no failure but a restaurant nobody has described yet.
 */
function useRestaurantRecord(): LoadedRestaurant {
  const api = useApi();
  const [record, setRecord] = useState<AdminRestaurant | null>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: apiQueryKey('adminRestaurant'),
    queryFn: async ({ signal }) => {
      try {
        return await api.call('adminRestaurant', {}, { signal });
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
    enabled: record === undefined,
    // Every opening of a form starts from what is stored now.
    gcTime: 0,
  });
  if (record === undefined && data !== undefined) setRecord(data);
  if (record !== undefined) return { state: 'loaded', record };
  if (error && !isFetching) return { state: 'failed', error, retry: () => void refetch() };
  return { state: 'loading' };
}

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
