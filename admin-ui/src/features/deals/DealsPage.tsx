import type { AdminDeal, Page } from '@pickup/contract';
import { Button, DealIcon, EmptyState, PlusIcon, space, useTranslation } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { PagedResults, useLastPage } from '../../lists/PagedResults.js';
import { DealCard } from './DealCard.js';
import {
  FILTER_NAMES,
  isTypeFilter,
  useDeals,
  useDealsView,
  useFilterCounts,
  type DealsView,
  type DealFilter,
} from './deals-view.js';
import { useDealChanges, type DealChanges } from './useDealChanges.js';
import { Choices } from '../../lists/Choices.js';
import { AddButton } from '../../lists/AddButton.js';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { Screen } from '../../screen/Screen.js';

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

const loadForm = () => import('./DealDialog.js');
const loadConfirm = () => import('../../changes/ConfirmDialog.js');
const DealDialog = lazy(loadForm);
const ConfirmDialog = lazy(loadConfirm);

/** Dialogs are fetched after the list, but before the click, so that a slow connection does not delay them. */
const preloadDialogs = () => void Promise.all([loadForm(), loadConfirm()]).catch(() => undefined);

const Filters = styled.div`
  margin-bottom: ${space(2)};
`;

/** /admin/deals */
export default function DealsPage() {
  const { t } = useTranslation();
  const { view, show, filter, goTo } = useDealsView();
  const deals = useDeals(view);
  const countOf = useFilterCounts();
  const results = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(results);
  const changes = useDealChanges(keepFocus);
  const [form, setForm] = useState<{ deal: AdminDeal | null } | null>(null);
  const [leaving, setLeaving] = useState<AdminDeal | null>(null);

  useEffect(preloadDialogs, []);

  useLastPage(deals, view.page, (page) => show({ ...view, page }));

  const closeForm = (deal: AdminDeal | null) => {
    setForm(null);
    if (deal) keepFocus(deal.id);
  };
  const closeQuestion = ({ id }: AdminDeal) => {
    setLeaving(null);
    keepFocus(id);
  };
  const add = () => setForm({ deal: null });
  const nameOf = (name: DealFilter) => (isTypeFilter(name) ? t(`deals.type.${name}`) : t(`deals.filter.${name}`));
  const itemOf = (name: DealFilter) => {
    const count = countOf?.(name) ?? 0;
    return {
      value: name,
      label: nameOf(name),
      ...(count > 0 && { count: { value: count, label: t('deals.found', { count }) } }),
    };
  };

  return (
    <Screen title={t('deals.title')} aside={<AddButton onClick={add}>{t('deals.add')}</AddButton>}>
      <Filters>
        <Choices
          label={t('deals.filter.label')}
          items={FILTER_NAMES.map(itemOf)}
          chosen={view.filter}
          onChoose={filter}
        />
      </Filters>
      <DealsResults
        region={results}
        deals={deals}
        view={view}
        changes={changes}
        onAdd={add}
        onEdit={(deal) => setForm({ deal })}
        onDelete={setLeaving}
        onPage={goTo}
        onReset={() => filter('all')}
      />
      <Suspense fallback={null}>
        {form && <DealDialog deal={form.deal} onClose={() => closeForm(form.deal)} />}
        {leaving && (
          <ConfirmDialog
            title={t('deals.delete.title', { title: leaving.title })}
            description={t('deals.delete.text')}
            onKeep={() => closeQuestion(leaving)}
            onConfirm={() => {
              changes.make('delete', leaving);
              closeQuestion(leaving);
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}
