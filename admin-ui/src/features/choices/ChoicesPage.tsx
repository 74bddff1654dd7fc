import type { AdminOptionGroup } from '@pickup/contract';
import { Button, ChoicesIcon, EmptyState, PlusIcon, space, useLanguage, useTranslation } from '@pickup/web';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LoadFailed, useLoadFailure } from '../../failures/load-failure.js';
import { Toggle } from '../../forms/Toggle.js';
import { AddButton } from '../../lists/AddButton.js';
import { Cards, CardSkeletons, Found, NothingFound, Region } from '../../lists/list-parts.js';
import { SearchField } from '../../lists/SearchField.js';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { copyOf, type OptionGroupValues } from '../../option-groups/option-group-form.js';
import { useOptionGroups } from '../../option-groups/option-groups.js';
import { useServiceDay } from '../../restaurant/useRestaurant.js';
import { Screen } from '../../screen/Screen.js';
import { isUnused, pickGroups, undeclaredOptions, useChoicesView } from './choices-view.js';
import { GroupCard } from './GroupCard.js';
import { useGroupChanges } from './useGroupChanges.js';

const loadForm = () => import('../../option-groups/OptionGroupDialog.js');
const loadUsed = () => import('./UsedGroupDialog.js');
const loadConfirm = () => import('../../changes/ConfirmDialog.js');
const OptionGroupDialog = lazy(loadForm);
const UsedGroupDialog = lazy(loadUsed);
const ConfirmDialog = lazy(loadConfirm);

/** Dialogs are fetched after the list, but before the click, so that a slow connection does not delay them. */
const preloadDialogs = () => void Promise.all([loadForm(), loadUsed(), loadConfirm()]).catch(() => undefined);

const Toolbar = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-bottom: ${space(1.5)};
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  &:empty {
    display: none;
  }
`;

interface FiltersProps {
  groups: readonly AdminOptionGroup[];
  view: ReturnType<typeof useChoicesView>;
}

/** Search, and what still has to be looked after: groups without a dish, options without declared allergens. */
function ChoicesToolbar({ groups, view: { view, search, narrow } }: FiltersProps) {
  const { t } = useTranslation();
  const unused = groups.filter(isUnused).length;
  const undeclared = groups.filter((group) => undeclaredOptions(group) > 0).length;
  return (
    <Toolbar>
      <SearchField
        label={t('app.searchPage')}
        placeholder={t('choices.searchHint')}
        value={view.search}
        onSearch={search}
      />
      <Filters>
        {(unused > 0 || view.unused) && (
          <Toggle
            type="checkbox"
            label={t('choices.filter.unused', { count: unused })}
            checked={view.unused}
            onChange={({ target }) => narrow({ unused: target.checked })}
          />
        )}
        {(undeclared > 0 || view.undeclared) && (
          <Toggle
            type="checkbox"
            label={t('choices.filter.notDeclared', { count: undeclared })}
            checked={view.undeclared}
            onChange={({ target }) => narrow({ undeclared: target.checked })}
          />
        )}
      </Filters>
    </Toolbar>
  );
}

/** The dialog that is open, if one is. */
type Opened =
  | { kind: 'form'; group: AdminOptionGroup | null; template?: OptionGroupValues; from?: string }
  | { kind: 'deletion'; group: AdminOptionGroup };

interface GroupsProps extends FiltersProps {
  onOpen: (opened: Opened) => void;
  changes: ReturnType<typeof useGroupChanges>;
}

/** The groups of a view as cards. */
function Groups({ groups, view: { view, reset }, onOpen, changes }: GroupsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useServiceDay();
  const shown = pickGroups(groups, view);
  const deleted = shown.filter(({ isActive }) => !isActive).length;
  if (groups.length === 0) {
    return (
      <EmptyState
        art={<ChoicesIcon size={40} />}
        as="p"
        title={t('choices.empty.title')}
        text={t('choices.empty.text')}
        action={
          <Button variant="secondary" onClick={() => onOpen({ kind: 'form', group: null })}>
            <PlusIcon size={18} /> {t('choices.add')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Found role="status">
        {t('choices.count', { count: shown.length - deleted })}
        {deleted > 0 && ` · ${t('choices.deleted', { count: deleted })}`}
      </Found>
      {shown.length === 0 ? (
        <NothingFound
          art={<ChoicesIcon size={40} />}
          title={t('choices.nothingFound')}
          narrowed={view.search !== '' || view.unused || view.undeclared}
          onReset={reset}
        />
      ) : (
        <Cards $level>
          {shown.map((group) => (
            <li key={group.id}>
              <GroupCard
                group={group}
                search={view.search}
                changes={changes}
                onEdit={() => onOpen({ kind: 'form', group })}
                onDuplicate={() =>
                  onOpen({ kind: 'form', group: null, template: copyOf(group, { language, today }, t), from: group.id })
                }
                onDelete={() => onOpen({ kind: 'deletion', group })}
              />
            </li>
          ))}
        </Cards>
      )}
    </>
  );
}

/** /admin/choices: groups of choices with their options. */
export default function ChoicesPage() {
  const { t } = useTranslation();
  const view = useChoicesView();
  const groups = useOptionGroups();
  const list = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(list);
  const changes = useGroupChanges(keepFocus);
  const [opened, setOpened] = useState<Opened | null>(null);
  useLoadFailure(groups, t('choices.failed.load'));
  useEffect(preloadDialogs, []);

  const close = () => {
    setOpened(null);
    const from = opened?.group?.id ?? (opened?.kind === 'form' ? opened.from : undefined);
    if (from !== undefined) keepFocus(from);
  };
  const body = () => {
    const { data, error } = groups;
    if (data) {
      return (
        <>
          {data.length > 0 && <ChoicesToolbar groups={data} view={view} />}
          <Region ref={list} tabIndex={-1} aria-label={t('choices.list')}>
            <Groups groups={data} view={view} onOpen={setOpened} changes={changes} />
          </Region>
        </>
      );
    }
    if (error) {
      return <LoadFailed title={t('choices.failed.load')} error={error} onRetry={() => void groups.refetch()} />;
    }
    return <CardSkeletons label={t('choices.loading')} />;
  };

  return (
    <Screen
      title={t('choices.title')}
      aside={
        groups.data && (
          <AddButton onClick={() => setOpened({ kind: 'form', group: null })}>{t('choices.add')}</AddButton>
        )
      }
    >
      {body()}
      <Suspense fallback={null}>
        {opened?.kind === 'form' && (
          <OptionGroupDialog group={opened.group} template={opened.template} onClose={close} />
        )}
        {opened?.kind === 'deletion' && opened.group.usedBy.length > 0 && (
          <UsedGroupDialog group={opened.group} onClose={close} />
        )}
        {opened?.kind === 'deletion' && opened.group.usedBy.length === 0 && (
          <ConfirmDialog
            title={t('choices.delete.title', { name: opened.group.name })}
            description={t('choices.delete.text')}
            confirm={t('app.delete')}
            keep={t('app.keep')}
            onKeep={close}
            onConfirm={() => {
              changes.remove(opened.group);
              close();
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}
