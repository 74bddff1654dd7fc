import type { KitchenControl } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { useWhen } from '../../../order/due.js';

/** Says what the kitchen does, until when or from when, in the words of the storefront (product.md, Kitchen state). */
export function useKitchenState(): (control: Pick<KitchenControl, 'status' | 'nextOpeningAt'>) => string {
  const { t } = useTranslation();
  const when = useWhen();
  return ({ status: { open, reason, opensAt, closesAt }, nextOpeningAt }) => {
    if (open && closesAt !== null) return t('kitchen.state.openUntil', { when: when(closesAt) });
    // With another opening ahead it closes before; when is not known for a moment after a pause.
    if (open) return t(nextOpeningAt === null ? 'kitchen.state.alwaysOpen' : 'kitchen.state.open');
    if (reason === 'not-open-yet') return t('kitchen.state.notOpenYet');
    if (opensAt === null) return t('kitchen.state.noOpening');
    return t(reason === 'paused' ? 'kitchen.state.pausedUntil' : 'kitchen.state.closedUntil', { when: when(opensAt) });
  };
}
