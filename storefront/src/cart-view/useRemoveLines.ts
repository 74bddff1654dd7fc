import { lineKey, type CartLine } from '@pickup/contract';
import { focusPageHeading, toast, useTranslation } from '@pickup/web';
import { useCartActions, useCartStore } from '../cart-store/cart-context.js';
import { useNamesOfLines } from '../choices/names.js';

/** How long the removal can be undone, in milliseconds. */
const UNDO_MS = 10_000;

/** Removes lines from the cart, with a toast that can undo it, and moves the focus: to the page's heading where the pressed button goes with its row. */
export function useRemoveLines(): (taken: readonly CartLine[], moveFocus?: () => void) => void {
  const { t } = useTranslation();
  const store = useCartStore();
  const { item } = useNamesOfLines();
  const { remove, restoreLine } = useCartActions();
  return (taken, moveFocus = focusPageHeading) => {
    const { lines, attempt, pickupAt } = store.get();
    const keys = new Set(taken.map(lineKey));
    const places = lines.flatMap((line, index) => (keys.has(lineKey(line)) ? [{ line, index }] : []));
    const [first] = places;
    if (!first) return;
    for (const { line } of places) remove(line);
    moveFocus();
    toast.success(t('cart.toast.removed'), {
      description: t('cart.toast.removedText', { count: places.length, name: item(first.line).text }),
      durationMs: UNDO_MS,
      action: {
        label: t('cart.toast.undo'),
        onClick: () => {
          for (const { line, index } of places) restoreLine(line, index, { attempt, pickupAt });
          // The focused button is removed with its toast.
          focusPageHeading();
        },
      },
    });
  };
}
