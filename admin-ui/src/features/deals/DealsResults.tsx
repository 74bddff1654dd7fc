import type { AdminDeal, Page } from '@pickup/contract';
import { Button, color, DealIcon, EmptyState, fontSize, PlusIcon, space } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { forwardRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Cards, CardSkeletons } from '../../lists/Cards.js';
import { LoadFailed } from '../../lists/LoadFailed.js';
import { Pager } from '../../lists/Pager.js';
import { DealCard } from './DealCard.js';
import type { DealsView } from './deals-view.js';
import type { DealChanges } from './useDealChanges.js';

const Region = styled.section`
  scroll-margin-top: 84px;
  &[aria-busy='true'] ul {
    opacity: 0.55;
  }
`;

const Found = styled.p`
  margin-bottom: ${space(1.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

/* Cards of a row are equally tall, so that their switches stand in line. */
const Rows = styled(Cards)`
  align-items: stretch;
`;

interface DealsResultsProps {
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

/** The list in each of its states: on its way, failed, empty, full. */
export const DealsResults = forwardRef<HTMLElement, DealsResultsProps>(function DealsResults(
  { deals, view, changes, onAdd, onEdit, onDelete, onPage, onReset },
  ref,
) {
  const { t } = useTranslation();
  const { data, error } = deals;

  const body = () => {
    if (data === undefined) {
      if (error === null) return <CardSkeletons label={t('deals.loading')} />;
      return <LoadFailed title={t('deals.failed.load')} error={error} onRetry={() => void deals.refetch()} />;
    }
    if (data.content.length === 0) {
      return (
        <EmptyState
          art={<DealIcon size={40} />}
          as="p"
          title={t('deals.empty')}
          action={
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
          }
        />
      );
    }
    return (
      <>
        <Found>{t('deals.found', { count: data.totalElements })}</Found>
        <Rows>
          {data.content.map((deal) => (
            <li key={deal.id}>
              <DealCard deal={deal} changes={changes} onEdit={onEdit} onDelete={onDelete} />
            </li>
          ))}
        </Rows>
      </>
    );
  };

  return (
    <Region
      ref={ref}
      tabIndex={-1}
      aria-label={t('deals.list', { page: view.page + 1 })}
      aria-busy={data === undefined ? error === null : deals.isPlaceholderData}
    >
      {body()}
      {data && <Pager page={view.page} pages={data.totalPages} onPage={onPage} />}
    </Region>
  );
});
