import { lineKey, type CartLine, type LineIdentity } from '@pickup/contract';
import { Button, EditIcon, toast, useApiQuery, useTranslation } from '@pickup/web';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCart } from '../cart-store/cart-context.js';
import { useNamesOfLines } from '../choices/names.js';
import { LazyDishSheet, prefetchDishSheet } from '../dish-sheet/lazy-dish-sheet.js';
import { useCloseOnce } from '../dish-sheet/useCloseOnce.js';

/** Which line is being changed stands in the entry of the browser's history, so that Back closes the sheet. */
const changedKey = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'changes' in state && typeof state.changes === 'string'
    ? state.changes
    : null;

/** Whether something can be chosen of a line, even if nothing was; until the menu is known, whether something could be. */
export function useHasGroups(): (line: CartLine) => boolean {
  const { data } = useApiQuery('menuItems');
  return ({ id, type, choices }) => {
    if (type === 'deal') return false;
    const dish = data?.find((one) => one.id === id);
    return dish ? dish.optionGroups.length > 0 : choices !== undefined;
  };
}

const buttonId = (line: LineIdentity): string => `change-${lineKey(line)}`;

interface ChangeLineButtonProps {
  line: CartLine;
  /** Whether this is the line's own button, which gets the focus back. */
  isOwn?: boolean;
}

/** Opens what was chosen of a line again. */
export function ChangeLineButton({ line, isOwn = false }: ChangeLineButtonProps) {
  const { t } = useTranslation();
  const { item } = useNamesOfLines();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = () => navigate(pathname, { state: { changes: lineKey(line) }, preventScrollReset: true });
  return (
    <Button
      id={isOwn ? buttonId(line) : undefined}
      variant="secondary"
      aria-label={t('cart.choices.changeOf', { name: item(line).text })}
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={prefetchDishSheet}
      onFocus={prefetchDishSheet}
    >
      <EditIcon size={16} />
      {t('cart.choices.change')}
    </Button>
  );
}

/** The sheet of the line that is being changed, with the menu as it is now. */
export function ChangedLineSheet() {
  const location = useLocation();
  const changed = changedKey(location.state);
  return changed !== null && <HeldLine key={location.key} changed={changed} />;
}

/** Holds the line as it was opened: another tab may remove or change it meanwhile. */
function HeldLine({ changed }: { changed: string }) {
  const found = useCart().items.find((one) => lineKey(one) === changed);
  const [held, hold] = useState(found);
  // The first render of a page has no cart yet.
  if (!held && found) hold(found);
  return held && <OpenSheet line={held} />;
}

function OpenSheet({ line }: { line: CartLine }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, isError, isFetchedAfterMount } = useApiQuery('menuItems', undefined, { refetchOnMount: 'always' });
  const dish = data?.find(({ id }) => id === line.id);
  const isMissing = isFetchedAfterMount && !dish;
  useEffect(() => {
    if (!isMissing) return;
    toast.error(t(isError ? 'dish.failed' : 'dish.gone'));
    navigate(-1);
  }, [isMissing, isError, navigate, t]);
  const close = useCloseOnce();
  if (!dish || !isFetchedAfterMount) return null;
  return (
    <Suspense fallback={null}>
      <LazyDishSheet dish={dish} replaces={line} onClose={close} openerId={buttonId} />
    </Suspense>
  );
}
