import type { AdminDeal, Page } from '@pickup/contract';
import { Button, DealIcon, EmptyState, PlusIcon } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedResults } from '../../lists/PagedResults.js';
import { DealCard } from './DealCard.js';
import type { DealsView } from './deals-view.js';
import type { DealChanges } from './useDealChanges.js';

const NONE: readonly AdminDeal[] = [];

interface DealsResultsProps {
  region: RefObject<HTMLElement>;
  deals: UseQueryResult<Page<AdminDeal>>;
  view: DealsView;
  changes: DealChanges;
  onAdd: () => void;
  onEdit: (deal: AdminDeal) => void;
  onDelete: (deal: AdminDeal) => void;
  onPage: (page: number) => void;
  /** Shows all deals again. */
  onReset: () => void;
}

/** The deals of a page as cards. */
export function DealsResults({
  region,
  deals,
  view,
  changes,
  onAdd,
  onEdit,
  onDelete,
  onPage,
  onReset,
}: DealsResultsProps) {
  const { t } = useTranslation();
  const actions = (
    <>
      {view.filter !== 'all' && (
        <Button variant="secondary" onClick={onReset}>
          {t('deals.showAll')}
        </Button>
      )}
      <Button variant="secondary" onClick={onAdd}>
        <PlusIcon size={18} /> {t('deals.add')}
      </Button>
    </>
  );
  return (
    <PagedResults
      region={region}
      label={t('deals.list', { page: view.page + 1 })}
      answer={deals}
      loading={t('deals.loading')}
      failed={t('deals.failed.load')}
      shown={deals.data?.content ?? NONE}
      empty={<EmptyState art={<DealIcon size={40} />} as="p" title={t('deals.empty')} action={actions} />}
      found={({ totalElements }) => t('deals.found', { count: totalElements })}
      card={(deal) => <DealCard deal={deal} changes={changes} onEdit={onEdit} onDelete={onDelete} />}
      level
      page={view.page}
      onPage={onPage}
    />
  );
}
