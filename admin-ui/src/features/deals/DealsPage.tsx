import type { AdminDeal } from '@pickup/contract';
import { Button, media, PlusIcon, space } from '@pickup/web';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Choices } from '../../lists/Choices.js';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { useLastPage } from '../../lists/useLastPage.js';
import { Screen } from '../../screen/Screen.js';
import { FILTER_NAMES, isTypeFilter, type DealFilter } from './deals-view.js';
import { DealsResults } from './DealsResults.js';
import { useDealChanges } from './useDealChanges.js';
import { useDeals } from './useDeals.js';
import { useDealsView } from './useDealsView.js';

const loadForm = () => import('./DealDialog.js');
const loadConfirm = () => import('../../changes/ConfirmDialog.js');
const DealDialog = lazy(loadForm);
const ConfirmDialog = lazy(loadConfirm);

/** Dialogs are fetched after the list, but before the click, so that a slow connection does not delay them. */
const preloadDialogs = () => void Promise.all([loadForm(), loadConfirm()]).catch(() => undefined);

/* An icon alone on a phone, where the title needs the room. */
const AddButton = styled(Button)`
  flex: none;
  ${media.phone} {
    width: 52px;
    gap: 0;
    padding: 0;
    font-size: 0;
  }
`;

const Filters = styled.div`
  margin-bottom: ${space(2)};
`;

/** /admin/deals */
export default function DealsPage() {
  const { t } = useTranslation();
  const { view, show, filter, goTo } = useDealsView();
  const deals = useDeals(view);
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

  return (
    <Screen
      title={t('deals.title')}
      aside={
        <AddButton aria-label={t('deals.add')} onClick={add}>
          <PlusIcon size={20} /> {t('deals.add')}
        </AddButton>
      }
    >
      <Filters>
        <Choices
          label={t('deals.filter.label')}
          items={FILTER_NAMES.map((name) => ({ value: name, label: nameOf(name) }))}
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
            confirm={t('app.delete')}
            keep={t('app.keep')}
            onKeep={() => closeQuestion(leaving)}
            onConfirm={() => {
              changes.remove(leaving);
              closeQuestion(leaving);
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}
