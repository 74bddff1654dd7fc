import type { CartLine } from '@pickup/contract';
import { focusPageHeading, toast } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { lineKey } from '../cart-store/cart-changes.js';
import { useCartActions, useCartStore } from '../cart-store/cart-context.js';

/** Long enough to think again, in milliseconds. */
const UNDO_MS = 6000;

/** Takes lines out of the cart, says so, and offers to put them back where they were. */
export function useTakeOut(): (taken: readonly CartLine[]) => void {
  const { t } = useTranslation();
  const store = useCartStore();
  const { remove, putBack } = useCartActions();
  return (taken) => {
    const { lines, attempt } = store.get();
    const keys = new Set(taken.map(lineKey));
    const places = lines.flatMap((line, index) => (keys.has(lineKey(line)) ? [{ line, index }] : []));
    const [first] = places;
    if (!first) return;
    for (const { line } of places) remove(line);
    // The button that had the focus goes with its row.
    focusPageHeading();
    toast.success(t('cart.toast.removed'), {
      description: t('cart.toast.removedText', { count: places.length, name: first.line.name }),
      durationMs: UNDO_MS,
      action: {
        label: t('cart.toast.undo'),
        onClick: () => places.forEach(({ line, index }) => putBack(line, index, attempt)),
      },
    });
  };
}
