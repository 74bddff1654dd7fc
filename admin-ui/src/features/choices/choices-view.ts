import type { AdminOptionGroup } from '@pickup/contract';
import { matchesSearch } from '../../lists/SearchField.js';
import { useViewInUrl } from '../../lists/view-in-url.js';
import { activeOptions } from '../../option-groups/option-groups.js';

/** What the owner looks at; it lives in the address, so that a reload, a link and the back button keep it. */
export interface ChoicesView {
  /** Only groups that no dish uses. */
  unused: boolean;
  /** Only groups with options without declared allergens. */
  undeclared: boolean;
  search: string;
}

const ALL: ChoicesView = { unused: false, undeclared: false, search: '' };

/** The value of `?used=` and `?allergens=` that narrows the list. */
const NARROWED = { used: 'no', allergens: 'not-stated' } as const;

/** Reads a view from `?used=&allergens=&q=`; what makes no sense counts as not given. */
export const parseView = (params: URLSearchParams): ChoicesView => ({
  unused: params.get('used') === NARROWED.used,
  undeclared: params.get('allergens') === NARROWED.allergens,
  search: params.get('q') ?? '',
});

/** The parameters of a view, without its defaults. */
export function writeView({ unused, undeclared, search }: ChoicesView): URLSearchParams {
  const params = new URLSearchParams();
  if (unused) params.set('used', NARROWED.used);
  if (undeclared) params.set('allergens', NARROWED.allergens);
  if (search !== '') params.set('q', search);
  return params;
}

export const isUnused = ({ isActive, usedBy }: AdminOptionGroup): boolean => isActive && usedBy.length === 0;

/** How many options of a group say nothing of their allergens. */
export const undeclaredOptions = (group: AdminOptionGroup): number =>
  group.isActive ? activeOptions(group).filter(({ allergens }) => allergens === null).length : 0;

/** The groups of a view, with the searched text in a name of theirs, of an option or of a dish that uses them. */
export const pickGroups = (
  groups: readonly AdminOptionGroup[],
  { unused, undeclared, search }: ChoicesView,
): AdminOptionGroup[] =>
  groups.filter(
    (group) =>
      (!unused || isUnused(group)) &&
      (!undeclared || undeclaredOptions(group) > 0) &&
      matchesSearch(search, [
        ...[group, ...activeOptions(group)].flatMap(({ name, nameNl }) => [name, nameNl]),
        ...group.usedBy.map(({ name }) => name),
      ]),
  );

interface ChoicesViewState {
  view: ChoicesView;
  narrow: (filter: Partial<Pick<ChoicesView, 'unused' | 'undeclared'>>) => void;
  search: (search: string) => void;
  /** Back to all groups. */
  reset: () => void;
}

/** The view in the address. Filters are steps of the history, the letters of a search are not. */
export function useChoicesView(): ChoicesViewState {
  const { view, go, replace } = useViewInUrl(parseView, writeView);
  return {
    view,
    narrow: (filter) => go({ ...view, ...filter }),
    search: (search) => replace({ ...view, search }),
    reset: () => go(ALL),
  };
}
