import { localDay, type CustomerData } from '@pickup/contract';
import {
  ApiError,
  toast,
  useApiMutation,
  Card,
  color,
  EmptyState,
  SearchIcon,
  Skeleton,
  space,
  useNow,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { endsSession } from '../../session-store/owner-client.js';
import { download } from '../../files/download.js';
import { LoadFailed } from '../../failures/load-failure.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { Loading, Screen } from '../../screen/Screen.js';
import { StoredDataCard, useStoredCounts } from './StoredDataCard.js';
import { LookUpForm } from './LookUpForm.js';

/** The state of a lookup. */
type Found =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'stored'; data: CustomerData }
  | { state: 'empty'; email: string }
  | { state: 'failed'; error: Error; email: string };

interface LookUp {
  found: Found;
  lookUp: (email: string) => void;
  /** Clears the result. */
  forget: () => void;
}

/** Reads what is stored about one customer, and keeps it no longer than it is on the screen. */
export function useLookUp(): LookUp {
  const { t } = useTranslation();
  const { mutate, reset, status, data, error, variables } = useApiMutation('exportCustomer', {
    gcTime: 0,
    onError: (failure) => {
      const isNothing = failure instanceof ApiError && failure.status === 404;
      if (!isNothing && !endsSession(failure)) toast.error(t('customers.loadFailed'));
    },
  });
  const found = (): Found => {
    if (status === 'pending') return { state: 'loading' };
    if (status === 'success') return { state: 'stored', data };
    if (status === 'idle') return { state: 'none' };
    const { email } = variables.query;
    return error instanceof ApiError && error.status === 404
      ? { state: 'empty', email }
      : { state: 'failed', error, email };
  };
  return { found: found(), lookUp: (email) => mutate({ query: { email } }), forget: reset };
}

const loadDialog = () => import('./EraseDialog.js');
const EraseDialog = lazy(loadDialog);

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  max-width: 760px;
`;

const Text = styled.p`
  color: ${color('soft')};
`;

const Shape = styled(Card)`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
`;

const Words = styled.span`
  overflow-wrap: anywhere;
`;

/** Placeholder of the result. */
const LookUpSkeleton = ({ label }: { label: string }) => (
  <div>
    <Loading label={label} />
    <Shape aria-hidden="true">
      <Skeleton $width="50%" $height="28px" />
      <Skeleton $height="120px" />
      <Skeleton $width="240px" $height="52px" />
    </Shape>
  </div>
);

/** /admin/customers: what is stored about one customer, to export or to erase it (product.md, Personal data). */
export default function CustomersPage() {
  const { t } = useTranslation();
  const now = useNow();
  const { timeZone } = useRestaurant();
  const counts = useStoredCounts();
  const { found, lookUp, forget } = useLookUp();
  const [erasing, setErasing] = useState<CustomerData | null>(null);
  const [erased, setErased] = useState(0);

  useEffect(() => void loadDialog().catch(() => undefined), []);

  /** The file's name must not contain personal data. */
  const save = (data: CustomerData) => {
    const file = `${JSON.stringify(data, null, 2)}\n`;
    download(`customer-data-${localDay(now, timeZone)}.json`, file, 'application/json');
    toast.success(t('customers.export.done'));
  };

  const result = () => {
    if (found.state === 'none') return null;
    if (found.state === 'loading') return <LookUpSkeleton label={t('customers.loading')} />;
    if (found.state === 'stored') {
      const { data } = found;
      return <StoredDataCard data={data} onExport={() => save(data)} onErase={() => setErasing(data)} />;
    }
    const { email } = found;
    if (found.state === 'failed') {
      return <LoadFailed title={t('customers.loadFailed')} error={found.error} onRetry={() => lookUp(email)} />;
    }
    const nothing = <Words>{t('customers.nothing', { email })}</Words>;
    return <EmptyState art={<SearchIcon size={40} />} as="p" title={nothing} />;
  };

  const status = () => {
    if (found.state === 'stored') return t('customers.found', counts(found.data));
    return found.state === 'empty' ? t('customers.nothing', { email: found.email }) : '';
  };

  return (
    <Screen title={t('customers.title')}>
      <Stack>
        <Text>{t('customers.text')}</Text>
        {/* The button that opened the dialog is gone with what it erased, and cannot have the focus back. */}
        <LookUpForm key={erased} takesFocus={erased > 0} busy={found.state === 'loading'} onLookUp={lookUp} />
        <VisuallyHidden role="status">{status()}</VisuallyHidden>
        {result()}
      </Stack>
      <Suspense fallback={null}>
        {erasing && (
          <EraseDialog
            data={erasing}
            onClose={() => setErasing(null)}
            onErased={() => {
              setErasing(null);
              forget();
              setErased((times) => times + 1);
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}
